import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { Uuid } from '#core/domain/schemas.ts';
import { RequestedCompany } from '#features/directory/companies/domain/company.ts';
import { Contact, ContactDraft } from './contact.ts';

const byId = z.object({ id: Uuid });
/** What a corporation knows better of a company stays its own. */
const may = 'keepCompanyValues';

export const list = endpoint({
  method: 'GET',
  path: '/companies/{kind}/{id}/contacts',
  summary:
    'The people at a company that one’s corporation knows: written by hand, and of its submissions.',
  may: 'signedIn',
  params: RequestedCompany,
  answer: z.array(Contact),
});

export const add = endpoint({
  method: 'POST',
  path: '/companies/{kind}/{id}/contacts',
  summary: 'Adds a contact that only the people of one’s corporation see.',
  may,
  params: RequestedCompany,
  body: ContactDraft,
  answer: z.array(Contact),
});

export const edit = endpoint({
  method: 'PUT',
  path: '/contacts/{id}',
  summary: 'Changes a contact of one’s corporation.',
  may,
  params: byId,
  body: ContactDraft,
  answer: null,
});

export const remove = endpoint({
  method: 'DELETE',
  path: '/contacts/{id}',
  summary: 'Removes a contact of one’s corporation.',
  may,
  params: byId,
  answer: null,
});
