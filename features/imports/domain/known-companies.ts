import * as z from 'zod/mini';
import type { MatchReason } from '#features/companies/domain/match.ts';

/** What happens to rows recognised as a company that is already here. */
export const knownCompanyChoices = ['link', 'skip', 'add'] as const;
export const KnownCompanyChoice = z.enum(knownCompanyChoices);
export type KnownCompanyChoice = z.infer<typeof KnownCompanyChoice>;

const evidence: Readonly<Record<MatchReason, string>> = {
  domain: 'website',
  nameAndPlace: 'name and place',
  name: 'name and description',
};

/** Remarks on such rows. */
export const knownCompanyRemarks = {
  updated: (by: MatchReason) =>
    `Already here, by its ${evidence[by]}: the existing record is updated.`,
  linked: (by: MatchReason) =>
    `Already here from another source, by its ${evidence[by]}: linked as the same company.`,
  skipped: (by: MatchReason) => `Already here, by its ${evidence[by]}: skipped.`,
  added: (by: MatchReason) => `Already here, by its ${evidence[by]}: added as another record.`,
  repeated: 'An earlier row of this file is the same company; this row was skipped.',
  doubtful:
    'A company of this name is already here, without the same website or place: added as a new record.',
};

export const noRateRemark = (currency: string): string =>
  `No exchange rate for ${currency}: the funding is shown in ${currency}, and filters and sorting by funding leave it out.`;
