import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { limits } from '#core/domain/limits.ts';
import { pageQuery, paginated, Uuid } from '#core/domain/schemas.ts';
import { Document, DocumentFields, documentQuery, NewDocument } from './document.ts';

/** Section 7, "Document database". */
const collection = z.string().check(z.maxLength(limits.documentFieldCharacters));
const one = z.object({ collection, id: Uuid });

export const list = endpoint({
  method: 'GET',
  path: '/documents/{collection}',
  summary: 'The active documents of a collection that one may see, newest first, by a field.',
  may: 'signedIn',
  params: z.object({ collection }),
  query: z.object({ ...documentQuery, ...pageQuery }),
  answer: paginated(Document),
  paginated: true,
});

export const get = endpoint({
  method: 'GET',
  path: '/documents/{collection}/{id}',
  summary: 'An active document.',
  may: 'signedIn',
  params: one,
  answer: Document,
});

export const create = endpoint({
  method: 'POST',
  path: '/documents/{collection}',
  summary: 'Creates a document. Everyone has one of usermetadata: what is there is merged into it.',
  may: 'signedIn',
  params: z.object({ collection }),
  body: NewDocument,
  answer: Document,
});

export const update = endpoint({
  method: 'PATCH',
  path: '/documents/{collection}/{id}',
  summary: 'Merges fields into a document; the others stay as they are.',
  may: 'signedIn',
  params: one,
  body: DocumentFields,
  answer: Document,
});

export const remove = endpoint({
  method: 'DELETE',
  path: '/documents/{collection}/{id}',
  summary: 'Deactivates a document: it is not read any more.',
  may: 'signedIn',
  params: one,
  answer: null,
});
