import { webFeature } from '#core/web/feature.ts';
import { lazyPart } from '#core/web/router/lazy-part.tsx';

export const activity = webFeature({
  parts: {
    opportunityActivity: lazyPart(
      () => import('#features/cases/activity/web/OpportunityActivity.tsx'),
      'OpportunityActivity',
    ),
    submissionHistory: lazyPart(
      () => import('#features/cases/activity/web/SubmissionHistory.tsx'),
      'SubmissionHistory',
    ),
    personSections: lazyPart(
      () => import('#features/cases/activity/web/PersonActivity.tsx'),
      'PersonActivity',
    ),
  },
});
