import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { Uuid } from '#core/domain/schemas.ts';
import { SavedSearch, SavedSearchDraft, SavedSearchNewResults } from './saved-search.ts';

const params = z.object({ id: Uuid });

/** Private: nobody sees another person's, not even the foundry. */
export const list = endpoint({
  method: 'GET',
  path: '/saved-searches',
  summary: 'One’s own saved searches, by name.',
  may: 'signedIn',
  answer: z.array(SavedSearch),
});

/** Apart from the list, which is fast: this has to search. */
export const news = endpoint({
  method: 'GET',
  path: '/saved-searches/news',
  summary: 'What is new in each of one’s saved searches since one looked at it.',
  may: 'signedIn',
  answer: z.array(SavedSearchNewResults),
});

export const create = endpoint({
  method: 'POST',
  path: '/saved-searches',
  summary: 'Saves a search. What matches now counts as known.',
  may: 'signedIn',
  body: SavedSearchDraft,
  answer: SavedSearch,
});

export const replace = endpoint({
  method: 'PUT',
  path: '/saved-searches/{id}',
  summary: 'Changes a saved search. With other words or filters, what matches now counts as known.',
  may: 'signedIn',
  params,
  body: SavedSearchDraft,
  answer: SavedSearch,
});

export const remove = endpoint({
  method: 'DELETE',
  path: '/saved-searches/{id}',
  summary: 'Takes a saved search away. It can be brought back for a day.',
  may: 'signedIn',
  params,
  answer: null,
});

export const restore = endpoint({
  method: 'POST',
  path: '/saved-searches/{id}/restoration',
  summary: 'Brings back a saved search that was taken away.',
  may: 'signedIn',
  params,
  answer: SavedSearch,
});

export const see = endpoint({
  method: 'POST',
  path: '/saved-searches/{id}/seen',
  summary: 'Says that one has looked at it: what matches now counts as known.',
  may: 'signedIn',
  params,
  answer: null,
});
