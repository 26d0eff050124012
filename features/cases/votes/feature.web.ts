import { webFeature } from '#core/web/feature.ts';

/** Voting is part of a submission. */
export const votes = webFeature({
  offline: async () =>
    (await import('#features/cases/votes/web/offline-actions.ts')).offlineActions,
});
