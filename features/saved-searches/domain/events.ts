import * as z from 'zod/mini';
import { declareEvents } from '#core/domain/events/events.ts';
import { notification } from '#core/domain/events/notification-entry.ts';
import { searchPathOf } from '#features/search/domain/search-url.ts';
import type { CompanyFilters } from '#features/search/domain/company-filters.ts';
import { newCompanies } from './alert-mail.ts';

const filters = z.custom<CompanyFilters>((value) => typeof value === 'object' && value !== null);

const newResults = notification({
  values: z.object({
    ...{ savedSearchId: z.string(), name: z.string(), query: z.string(), filters },
    count: z.int(),
    /** Names of the newest. */
    newest: z.array(z.string()),
  }),
  title: ({ count, name }) => `${newCompanies(count)} for “${name}”`,
  body: ({ count, newest }) => [...newest, ...(count > newest.length ? ['…'] : [])].join(', '),
  link: ({ query, filters, savedSearchId }) => searchPathOf(query, filters, savedSearchId),
  replaces: ({ savedSearchId }) => savedSearchId,
});

export const savedSearchEvents = declareEvents({
  'savedSearch.found': {
    subject: 'savedSearch',
    notifies: { 'saved search has new results': newResults },
  },
});
