import * as z from 'zod/mini';
import { Company } from './company.ts';

/** Why two records may be the same company: same web domain, same name and place, or same name alone. */
export const MatchReason = z.enum(['domain', 'nameAndPlace', 'name']);
export type MatchReason = z.infer<typeof MatchReason>;

/** What a record shares with companies that may be others: the web domain, the name, or both. */
export type SharedEvidence = 'domain' | 'name' | 'both';

/** The users' decision. Accepted matches are transitive. */
export const MatchState = z.enum(['suggested', 'accepted', 'rejected']);
export type MatchState = z.infer<typeof MatchState>;

/** Two records, and whether they are the same company. */
export const CompanyMatch = z.object({
  id: z.string(),
  reason: MatchReason,
  state: MatchState,
  first: Company,
  second: Company,
});
export type CompanyMatch = z.infer<typeof CompanyMatch>;

/** Another record of a company. */
export const OtherRecord = z.object({
  company: Company,
  /** The direct match with this record; null when connected only through other records. */
  match: z.nullable(z.object({ id: z.string(), reason: MatchReason, state: MatchState })),
});
export type OtherRecord = z.infer<typeof OtherRecord>;

export const CompanyRecords = z.object({
  same: z.array(OtherRecord),
  /** Undecided matches; empty for users who may not decide. */
  suggested: z.array(
    z.object({
      company: Company,
      match: z.object({ id: z.string(), reason: MatchReason, state: MatchState }),
    }),
  ),
});
export type CompanyRecords = z.infer<typeof CompanyRecords>;
