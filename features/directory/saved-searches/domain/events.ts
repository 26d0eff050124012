import * as z from 'zod/mini';
import { CompanyRef } from '#features/directory/companies/domain/company.ts';
import { linkToCompany } from '#features/directory/companies/domain/link-to-company.ts';
import { searchPathOf } from '#features/directory/search/domain/search-url.ts';
import { AlertFrequency } from '#features/directory/search/domain/alert-frequency.ts';
import type { CompanyFilters } from '#features/directory/search/domain/company-filters.ts';
import { declareEvents } from '#core/domain/events/events.ts';
import { notification } from '#core/domain/events/notification-entry.ts';
import { formatNumber, pluralize } from '#core/domain/format.ts';

export const newCompanies = (count: number): string =>
  pluralize(count, 'new company', 'new companies');

const filters = z.custom<CompanyFilters>((value) => typeof value === 'object' && value !== null);

const newResults = notification({
  values: z.object({
    savedSearchId: z.string(),
    name: z.string(),
    query: z.string(),
    filters,
    count: z.int(),
    /** How often one is alerted. Absent: an older one. */
    frequency: z.optional(AlertFrequency),
    /** Names of the newest. */
    newest: z.array(z.string()),
    /** The newest, for the mail. */
    companies: z._default(
      z.array(z.object({ ref: CompanyRef, name: z.string(), oneLiner: z.nullable(z.string()) })),
      [],
    ),
  }),
  title: ({ count, name }) => `${newCompanies(count)} for “${name}”`,
  body: ({ count, newest }) => [...newest, ...(count > newest.length ? ['…'] : [])].join(', '),
  link: ({ query, filters, savedSearchId }) => searchPathOf(query, filters, savedSearchId),
  subjectName: ({ name }) => name,
  reason: ({ name }) => `You follow the saved search “${name}”.`,
  lines: ({ companies, count, query, filters, savedSearchId }) => [
    ...companies.map(({ ref, name: text, oneLiner: note }) => ({
      text,
      note,
      link: linkToCompany(ref),
    })),
    ...(count > companies.length && companies.length > 0
      ? [
          {
            text: `${formatNumber(count - companies.length, 'en')} more`,
            note: null,
            link: searchPathOf(query, filters, savedSearchId),
          },
        ]
      : []),
  ],
  channel: 'mail',
  isWeekly: ({ frequency }) => frequency === 'weekly',
  replaces: ({ savedSearchId }) => savedSearchId,
});

export const savedSearchEvents = declareEvents({
  'savedSearch.found': {
    subject: 'savedSearch',
    notifies: { 'saved search has new results': newResults },
  },
});
