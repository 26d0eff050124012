import { webFeature } from '#core/web/feature.ts';
import { lazyScreen } from '#core/web/router/lazy-screen.ts';

export const pins = webFeature({
  sidebar: lazyScreen(() => import('#features/pins/web/Pinned.tsx'), 'Pinned'),
});
