import * as z from 'zod/mini';
import { Company } from '#features/directory/companies/domain/company.ts';
import { endpoint } from '#core/domain/endpoint.ts';
import { searchLimits } from '#features/directory/search/domain/limits.ts';
import { limitUpTo, pageQuery, paginated, text, Uuid } from '#core/domain/schemas.ts';
import { readQueryFields } from '#features/directory/search/domain/filters.ts';
import { SearchSort } from '#features/directory/search/domain/search.ts';

/** A company in an exported file. */
export const ExportedCompany = z.omit(Company, { logoUrl: true, sourceUpdatedAt: true });
export type ExportedCompany = z.infer<typeof ExportedCompany>;

/** In large pages, without fields that only a screen shows, so that an export takes few requests. */
export const companies = endpoint({
  method: 'GET',
  path: '/search/export',
  summary: 'The first ten thousand companies that match, in the order of the search, for a file.',
  may: 'signedIn',
  query: z.object({
    q: z._default(text(searchLimits.searchCharacters), ''),
    ...readQueryFields,
    /** Only what this import has added or changed. */
    importId: z.optional(Uuid),
    sort: z._default(SearchSort, 'relevance'),
    ...pageQuery,
    limit: limitUpTo(searchLimits.exportPageMost, searchLimits.exportPageMost),
  }),
  answer: z.object({
    ...paginated(ExportedCompany).shape,
    /** All matches, also beyond the exported ones. */
    total: z.int(),
    isTotalExact: z.boolean(),
  }),
  paginated: true,
});
