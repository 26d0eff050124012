import type { Origin } from '#features/portfolio/metrics/domain/origins.ts';

/** How submissions came about. */
export const originWords: Readonly<Record<Origin, string>> = {
  invitation: 'Invitation',
  public: 'Public form',
  import: 'Import',
  match: 'Venture match',
  staff: 'Team, by searching',
};
