import { lazyRouteComponent } from '@tanstack/react-router';
import { webFeature } from '#core/web/feature.ts';

export const pins = webFeature({
  sidebar: lazyRouteComponent(() => import('#features/pins/web/Pinned.tsx'), 'Pinned'),
});
