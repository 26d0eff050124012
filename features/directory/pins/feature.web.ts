import { webFeature } from '#core/web/feature.ts';
import { lazyPart, nothing } from '#core/web/router/lazy-part.tsx';

export const pins = webFeature({
  sidebar: lazyPart(() => import('#features/directory/pins/web/Pinned.tsx'), 'Pinned', nothing),
  palette: () => import('#features/directory/pins/web/palette.ts'),
  collectionAction: () => import('#features/directory/pins/web/collection-action.ts'),
});
