import { webFeature } from '#core/web/feature.ts';

/** Its screens are part of the opportunity's. */
export const submissions = webFeature({
  palette: () => import('#features/cases/submissions/web/palette.ts'),
  offline: async () =>
    (await import('#features/cases/submissions/web/offline-actions.ts')).offlineActions,
  importTarget: async () =>
    (await import('#features/cases/submissions/web/import/import-target.ts')).importTarget,
});
