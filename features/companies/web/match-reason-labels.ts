import type { MatchReason } from '#features/companies/domain/match.ts';

/** Why two records are taken for one company. */
export const matchReasonLabels: Record<MatchReason, string> = {
  domain: 'Same web domain',
  nameAndPlace: 'Same name and place',
};
