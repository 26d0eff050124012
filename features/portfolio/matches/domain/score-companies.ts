import type { CriterionRecord } from './criteria.ts';
import type { Example, Profile } from './profile.ts';
import { rankCompanies, type RankedCompany } from './rank-companies.ts';
import type { MatchedRecord } from './reasons.ts';
import { usualWeights } from './weights.ts';

/** What is looked for, as it can be sent to a thread. */
export type MatchedSubject = Profile;

export type ScoredRecord = MatchedRecord & CriterionRecord & Example & { readonly id: string };

/** What only a viewer may see counts for nobody here: everybody reads the same. */
const unseen = {
  momentum: { added: 0, submitted: 0, voted: 0, isFunded: false },
  known: { isSubmittedHere: false, submitted: 0, listed: 0, blacklisted: 0 },
};

/** Scores these companies and no others, by their records alone and compared with each other. */
export const scoreCompanies = (
  profile: MatchedSubject,
  records: readonly ScoredRecord[],
): RankedCompany[] =>
  rankCompanies(
    { profile, criteria: [], weights: usualWeights },
    records.map((record) => ({
      id: record.id,
      record,
      similarity: null,
      isExact: false,
      ...unseen,
    })),
  );
