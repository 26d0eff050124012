import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { savedSearchLimits } from './limits.ts';
import { SearchFilters } from '#features/directory/search/domain/filters.ts';
import { Uuid, text } from '#core/domain/schemas.ts';
import { RecentSearch } from './recent-search.ts';

/** Private: nobody else sees a person's searches. */
export const list = endpoint({
  method: 'GET',
  path: '/recent-searches',
  summary: 'What one searched for lately, newest first.',
  may: 'signedIn',
  answer: z.array(RecentSearch),
});

export const add = endpoint({
  method: 'POST',
  path: '/recent-searches',
  summary: 'Remembers what one searched for; the same search again moves up.',
  may: 'signedIn',
  body: z.object({ query: text(savedSearchLimits.scoutCharacters), filters: SearchFilters }),
  answer: null,
});

export const remove = endpoint({
  method: 'DELETE',
  path: '/recent-searches/{id}',
  summary: 'Forgets one of them.',
  may: 'signedIn',
  params: z.object({ id: Uuid }),
  answer: null,
});

export const clear = endpoint({
  method: 'DELETE',
  path: '/recent-searches',
  summary: 'Forgets all of them.',
  may: 'signedIn',
  answer: null,
});
