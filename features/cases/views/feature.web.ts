import { webFeature } from '#core/web/feature.ts';
import { lazyPart, nothing } from '#core/web/router/lazy-part.tsx';

export const views = webFeature({
  parts: {
    listViews: lazyPart(
      () => import('#features/cases/views/web/SavedViews.tsx'),
      'SavedViews',
      nothing,
    ),
  },
  palette: () => import('#features/cases/views/web/palette.ts'),
});
