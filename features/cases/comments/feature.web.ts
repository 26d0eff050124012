import { webFeature } from '#core/web/feature.ts';

/** Comments are part of a submission. */
export const comments = webFeature({
  offline: async () =>
    (await import('#features/cases/comments/web/offline-actions.ts')).offlineActions,
});
