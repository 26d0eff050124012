import { webFeature } from '#core/web/feature.ts';
import { lazyPart } from '#core/web/router/lazy-part.tsx';

export const activity = webFeature({
  parts: {
    personSections: lazyPart(
      () => import('#features/cases/activity/web/PersonActivity.tsx'),
      'PersonActivity',
    ),
  },
});
