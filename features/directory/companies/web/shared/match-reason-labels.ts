import type { MatchReason } from '#features/directory/companies/domain/match.ts';

/** Labels of the reasons for a match. */
export const matchReasonLabels: Record<MatchReason, string> = {
  domain: 'Same website',
  nameAndPlace: 'Same name and location',
  name: 'Same name',
};
