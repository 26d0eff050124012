import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { pageQuery, paginated, Uuid } from '#core/domain/schemas.ts';
import { RequestedCompany } from './company.ts';
import { CompanyMatch, CompanyRecords, MatchState } from './match.ts';

export const records = endpoint({
  method: 'GET',
  path: '/companies/{kind}/{id}/records',
  summary: 'Other records of a company; for people who decide on them, also those that may be one.',
  may: 'signedIn',
  params: RequestedCompany,
  answer: CompanyRecords,
});

export const suggestions = endpoint({
  method: 'GET',
  path: '/companies/matches',
  summary: 'Pairs of records that may be one company and are undecided, oldest first.',
  may: 'matchCompanies',
  query: z.object(pageQuery),
  answer: z.object({
    ...paginated(CompanyMatch).shape,
    /** Total number; counting stops at `limits.matchesCounted`. */
    total: z.int(),
  }),
  paginated: true,
});

export const decide = endpoint({
  method: 'PUT',
  path: '/companies/matches/{id}',
  summary: 'Says whether two records are one company, or leaves it open again.',
  may: 'matchCompanies',
  params: z.object({ id: Uuid }),
  body: z.object({
    state: MatchState,
    /** The state the user saw: a decision made by somebody else since then is not overwritten. */
    was: MatchState,
  }),
  answer: CompanyMatch,
});
