import * as z from 'zod/mini';
import { Company } from '#features/companies/domain/company.ts';
import { endpoint } from '#core/domain/endpoint.ts';
import { searchLimits } from './limits.ts';
import { limitUpTo, pageQuery, paginated, text } from '#core/domain/schemas.ts';
import { filterQuery } from './filters.ts';
import { SearchSort } from './search.ts';

/** A company as a file of results tells of it. */
export const ExportedCompany = z.omit(Company, { logoUrl: true, sourceUpdatedAt: true });
export type ExportedCompany = z.infer<typeof ExportedCompany>;

/** In pages of many, without what only a screen shows: a file is put together from few of them. */
export const companies = endpoint({
  method: 'GET',
  path: '/search/export',
  summary: 'The first ten thousand companies that match, in the order of the search, for a file.',
  may: 'signedIn',
  query: z.object({
    q: z._default(text(searchLimits.searchCharacters), ''),
    ...filterQuery,
    sort: z._default(SearchSort, 'relevance'),
    ...pageQuery,
    limit: limitUpTo(searchLimits.exportPageMost, searchLimits.exportPageMost),
  }),
  answer: z.object({
    ...paginated(ExportedCompany).shape,
    /** How many match, also beyond those that are given out. */
    total: z.int(),
    isTotalExact: z.boolean(),
  }),
  paginated: true,
});
