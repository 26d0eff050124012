import { webFeature } from '#core/web/feature.ts';
import { lazyPart, nothing } from '#core/web/router/lazy-part.tsx';

export const sampleData = webFeature({
  parts: {
    corporationsLast: lazyPart(
      () => import('#features/operations/sample-data/web/SampleSection.tsx'),
      'SampleSection',
    ),
    corporationFirst: lazyPart(
      () => import('#features/operations/sample-data/web/SampleLine.tsx'),
      'SampleLine',
      nothing,
    ),
    companyMarks: lazyPart(
      () => import('#features/operations/sample-data/web/SampleChip.tsx'),
      'SampleChip',
      nothing,
    ),
  },
});
