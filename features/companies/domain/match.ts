import * as z from 'zod/mini';
import { Company } from './company.ts';

/** Why two records are taken for one company: the web domain first, else the name and the place. */
export const MatchReason = z.enum(['domain', 'nameAndPlace']);
export type MatchReason = z.infer<typeof MatchReason>;

/** What people made of it. Accepted records are one company, also through a third one. */
export const MatchState = z.enum(['suggested', 'accepted', 'rejected']);
export type MatchState = z.infer<typeof MatchState>;

/** Two records of different kinds, and whether they are one company. */
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
  /** What joins it to this one directly; null when only others in between do. */
  match: z.nullable(z.object({ id: z.string(), reason: MatchReason })),
});
export type OtherRecord = z.infer<typeof OtherRecord>;

export const CompanyRecords = z.object({
  same: z.array(OtherRecord),
  /** Still to be decided; empty for whoever does not decide. */
  suggested: z.array(
    z.object({ company: Company, match: z.object({ id: z.string(), reason: MatchReason }) }),
  ),
});
export type CompanyRecords = z.infer<typeof CompanyRecords>;
