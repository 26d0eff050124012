import { lazyPart } from '#core/web/router/lazy-part.tsx';
import { webFeature } from '#core/web/feature.ts';

export const radarImports = webFeature({
  parts: {
    radarImport: lazyPart(
      () => import('#features/portfolio/radar-imports/web/ImportDialog.tsx'),
      'ImportDialog',
    ),
  },
});
