import type { MatchReason, SharedEvidence } from '#features/directory/companies/domain/match.ts';

const evidence: Readonly<Record<MatchReason, string>> = {
  domain: 'website',
  nameAndPlace: 'name and place',
  name: 'name and description',
};

/** What is here and may be another company. */
const likeness: Readonly<Record<SharedEvidence, string>> = {
  domain: 'A company with a website at this domain is already here, under another name',
  name: 'A company of this name is already here, and may be another one',
  both: 'A company of this name or website is already here, and may be another one',
};

/** Remarks on such rows. */
export const knownCompanyRemarks = {
  updated: (by: MatchReason) =>
    `Already here, by its ${evidence[by]}: the existing record is updated.`,
  linked: (by: MatchReason) =>
    `Already here, by its ${evidence[by]}: linked to the existing record, which stays as it is.`,
  skipped: (by: MatchReason) => `Already here, by its ${evidence[by]}: skipped.`,
  added: (by: MatchReason) => `Already here, by its ${evidence[by]}: added as another record.`,
  otherKind: (kind: string) =>
    `It is a company of the source “${kind}” here. Import it with that source.`,
  doubtful: (shared: SharedEvidence) => `${likeness[shared]}: added as a new record.`,
};

export const noRateRemark = (currency: string): string =>
  `No exchange rate for ${currency}: the funding is shown in ${currency}, and filters and sorting by funding leave it out.`;

export const retainedSumRemark = (currency: string): string =>
  `No exchange rate for ${currency}: the funding that is here stays, since it can be compared.`;
