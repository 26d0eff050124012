import { webFeature } from '#core/web/feature.ts';

/** Its screens are part of the opportunity's. */
export const submissions = webFeature({
  palette: () => import('#features/submissions/web/palette.ts'),
  offline: async () =>
    (await import('#features/submissions/web/offline-actions.ts')).offlineActions,
});
