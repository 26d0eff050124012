import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { searchLimits } from './limits.ts';
import { pageQuery, paginated, text, Uuid } from '#core/domain/schemas.ts';
import { readQueryFields } from './filters.ts';
import {
  CompanyHit,
  Facets,
  LoosenedSearch,
  ReadFilter,
  SearchSort,
  SearchState,
} from './search.ts';

/** The path is from section 7, whatever engine answers. */
export const companies = endpoint({
  method: 'GET',
  path: '/weaviate/search',
  summary: 'Companies that match, best first, with the filters that would narrow them.',
  may: 'signedIn',
  scope: 'companies:read',
  kind: 'search',
  query: z.object({
    q: z._default(text(searchLimits.searchCharacters), ''),
    ...readQueryFields,
    /** Only what this import has added or changed. */
    importId: z.optional(Uuid),
    sort: z._default(SearchSort, 'relevance'),
    ...pageQuery,
  }),
  answer: z.object({
    ...paginated(CompanyHit).shape,
    facets: Facets,
    total: z.int(),
    /** False: there are more, which were not counted. */
    isTotalExact: z.boolean(),
    /** What was read from the words; `asWords` takes it off. */
    read: z.optional(z.array(ReadFilter)),
    /** Where nothing was found: what to leave out, the most promising first. */
    loosened: z.optional(z.array(LoosenedSearch)),
    state: SearchState,
  }),
  paginated: true,
});
