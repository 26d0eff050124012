import * as z from 'zod/mini';
import { CompanyKind } from '#features/companies/domain/company.ts';
import { endpoint } from '#core/domain/endpoint.ts';
import { limits } from '#core/domain/limits.ts';
import { pageQuery, paginated, text } from '#core/domain/schemas.ts';
import { CompanyHit, Facets, SearchSort, SearchState } from './search.ts';

/** `a,b` in an address: any of them. */
const oneOf = <Value extends z.ZodMiniType<string, string>>(value: Value) =>
  z.optional(
    z.pipe(
      text(limits.filterCharacters),
      z.pipe(
        // `tags=` chooses nothing, and so narrows nothing.
        z.transform((listed: string) => {
          const values = listed.split(',').filter((part) => part !== '');
          return values.length === 0 ? undefined : values;
        }),
        z.optional(z.array(value).check(z.maxLength(limits.filterValuesMost))),
      ),
    ),
  );

const whole = z.optional(
  z.pipe(
    z.string().check(z.regex(/^\d{1,15}$/u)),
    z.pipe(z.transform(Number), z.int().check(z.gte(0))),
  ),
);

export const companyFilters = {
  kinds: oneOf(CompanyKind),
  country: oneOf(z.string().check(z.regex(/^[A-Z]{2}$/u))),
  stage: oneOf(text(limits.nameCharacters)),
  tags: oneOf(text(limits.nameCharacters)),
  foundedFrom: whole,
  foundedTo: whole,
  fundingFrom: whole,
  fundingTo: whole,
};

/** Section 5 gives the path, whatever engine answers. */
export const companies = endpoint({
  method: 'GET',
  path: '/weaviate/search',
  summary: 'Companies that match, best first, with the filters that would narrow them.',
  may: 'signedIn',
  query: z.object({
    q: z._default(text(limits.searchCharacters), ''),
    ...companyFilters,
    sort: z._default(SearchSort, 'relevance'),
    ...pageQuery,
  }),
  answer: z.object({
    ...paginated(CompanyHit).shape,
    facets: Facets,
    total: z.int(),
    /** False: there are more, and they were not counted. */
    isTotalExact: z.boolean(),
    state: SearchState,
  }),
  paginated: true,
});
