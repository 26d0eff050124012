import type { MatchReason } from '#features/companies/domain/match.ts';

/** Labels of the reasons for a match. */
export const matchReasonLabels: Record<MatchReason, string> = {
  domain: 'Same web domain',
  nameAndPlace: 'Same name and place',
};
