import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { text, Uuid } from '#core/domain/schemas.ts';
import { RequestedCompany } from '#features/directory/companies/domain/company.ts';
import { filterQuery, SearchFilters } from '#features/directory/search/domain/filters.ts';
import { PastSelections, SelectionRanking } from './back-test.ts';
import { Criteria } from './criteria.ts';
import { matchLimits } from './limits.ts';
import { Colleague, FittedOpportunity, Matches, Thumb } from './match.ts';
import { Weights } from './weights.ts';

const byId = z.object({ id: Uuid });

/** Something in a query, as JSON. */
const jsonQuery = <Value extends z.ZodMiniType>(value: Value) =>
  z.pipe(
    text(matchLimits.criteriaQueryCharacters),
    z.pipe(
      z.transform((json: string, { issues }) => {
        try {
          return JSON.parse(json) as unknown;
        } catch {
          issues.push({ code: 'custom', message: 'This is not valid JSON.', input: json });
          return z.NEVER;
        }
      }),
      value,
    ),
  );

export const ofOpportunity = endpoint({
  method: 'GET',
  path: '/opportunities/{id}/matches',
  kind: 'search',
  summary: 'The companies that fit an opportunity, best first, with the parts of each score.',
  may: 'signedIn',
  params: byId,
  query: z.object(filterQuery),
  answer: Matches,
});

export const ofCollection = endpoint({
  method: 'GET',
  path: '/collections/{id}/matches',
  kind: 'search',
  summary: 'Companies similar to a collection, best first, with the parts of each score.',
  may: 'signedIn',
  params: byId,
  query: z.object({ ...filterQuery, criteria: z.optional(jsonQuery(Criteria)) }),
  answer: Matches,
});

export const ofText = endpoint({
  method: 'POST',
  path: '/matches',
  kind: 'search',
  summary: 'The companies that fit a text, best first, with the parts of each score.',
  may: 'signedIn',
  body: z.object({
    text: text(matchLimits.textCharacters),
    filters: z.optional(SearchFilters),
    criteria: z.optional(Criteria),
  }),
  answer: Matches,
});

export const opportunitiesOf = endpoint({
  method: 'GET',
  path: '/companies/{kind}/{id}/opportunities',
  kind: 'search',
  summary: 'The open opportunities that a company fits, as far as one sees them, best first.',
  may: 'signedIn',
  params: RequestedCompany,
  answer: z.array(FittedOpportunity),
});

export const colleagues = endpoint({
  method: 'GET',
  path: '/opportunities/{id}/matches/colleagues',
  kind: 'search',
  summary: 'Colleagues who know the field of an opportunity, by activity that one sees.',
  may: 'signedIn',
  params: byId,
  answer: z.array(Colleague),
});

export const set = endpoint({
  method: 'PUT',
  path: '/opportunities/{id}/matches/settings',
  summary:
    'Stores one’s own weights and criteria for an opportunity, and whether one’s thumbs are shared.',
  may: 'signedIn',
  params: byId,
  /** What is left out stays as it was. */
  body: z.object({
    weights: z.optional(Weights),
    criteria: z.optional(Criteria),
    sharesThumbs: z.optional(z.boolean()),
  }),
  answer: null,
});

export const setThumb = endpoint({
  method: 'PUT',
  path: '/opportunities/{id}/matches/thumbs/{companyId}',
  summary:
    'Tells that a company fits an opportunity or not, for one’s own ranking; null takes it back.',
  may: 'signedIn',
  params: z.object({ id: Uuid, companyId: Uuid }),
  body: z.object({ thumb: z.nullable(Thumb) }),
  answer: null,
});

export const selections = endpoint({
  method: 'GET',
  path: '/matches/selections',
  kind: 'search',
  summary:
    'Past selections of the opportunities that one sees, the latest first: what weights are tested with.',
  may: 'signedIn',
  answer: PastSelections,
});

export const rankSelection = endpoint({
  method: 'GET',
  path: '/matches/selections/{id}/ranking',
  kind: 'search',
  summary:
    'The companies ranked for the opportunity of a past selection, as of its day. With the place of the selected company under these weights and under the default ones.',
  may: 'signedIn',
  params: byId,
  query: z.object({ weights: z.optional(jsonQuery(Weights)) }),
  answer: SelectionRanking,
});
