import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { limits } from '#core/domain/limits.ts';
import { pageQuery, paginated, requiredText, text } from '#core/domain/schemas.ts';
import { tagLimits } from './limits.ts';
import { Tag } from './tag.ts';

/** The foundry maintains the directory. */
const may = 'importRecords';
const params = z.object({ id: requiredText(tagLimits.tagKeyCharacters) });
const name = requiredText(tagLimits.tagCharacters);

export const list = endpoint({
  method: 'GET',
  path: '/tags',
  summary: 'The tags of companies by name, each with its spellings and synonyms.',
  may,
  query: z.object({ ...pageQuery, q: z.optional(text(limits.queryCharacters)) }),
  answer: paginated(Tag),
  paginated: true,
});

export const rename = endpoint({
  method: 'PUT',
  path: '/tags/{id}',
  summary: 'Says how a tag is written; the search index follows.',
  may,
  params,
  body: z.object({ name }),
  answer: null,
});

export const merge = endpoint({
  method: 'PUT',
  path: '/tags/{id}/synonym',
  summary: 'Makes a tag a synonym: it is shown and found as another one.',
  may,
  params,
  /** The other tag, in any spelling. */
  body: z.object({ of: name }),
  answer: null,
});

export const separate = endpoint({
  method: 'DELETE',
  path: '/tags/{id}/synonym',
  summary: 'Makes a synonym a tag of its own again.',
  may,
  params,
  answer: null,
});
