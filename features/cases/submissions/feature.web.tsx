import { createRoute } from '@tanstack/react-router';
import { webFeature, type NotificationIcons } from '#core/web/feature.ts';
import { lazyPart } from '#core/web/router/lazy-part.tsx';
import { lazyScreen } from '#core/web/router/lazy-screen.ts';
import { shellRoute, titled } from '#core/web/router/parent-routes.ts';
import { opportunitySearch } from '#features/cases/opportunities/web/shared/opportunity-search.ts';
import {
  submissionPageSearch,
  submissionsSearch,
} from '#features/cases/submissions/web/search-params.ts';
import type { submissionEvents } from '#features/cases/submissions/domain/events.ts';

const OpportunityScreen = lazyScreen(
  () => import('#features/cases/opportunities/web/shared/OpportunityScreen.tsx'),
  'OpportunityScreen',
);
const SubmissionsTab = lazyPart(
  () => import('#features/cases/submissions/web/SubmissionsTab.tsx'),
  'SubmissionsTab',
);
function OpportunityPage() {
  return <OpportunityScreen submissions={SubmissionsTab} />;
}
// Preloads both: the submissions tab is usually opened next.
OpportunityPage.preload = async () => {
  await Promise.allSettled([OpportunityScreen.preload?.(), SubmissionsTab.preload()]);
};

const routes = {
  shell: [
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/opportunity/$id',
      staticData: titled('Opportunity', '/discover'),
      validateSearch: (search: Record<string, unknown>) => ({
        ...opportunitySearch(search),
        ...submissionsSearch(search),
      }),
      component: OpportunityPage,
    }),
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/submission/$id',
      staticData: titled('Submission', '/discover'),
      validateSearch: submissionPageSearch,
      component: lazyScreen(
        () => import('#features/cases/submissions/web/SubmissionScreen.tsx'),
        'SubmissionScreen',
      ),
    }),
  ],
};

/** Its screens are part of the opportunity's, whose page is put together here. */
export const submissions = webFeature({
  routes,
  palette: () => import('#features/cases/submissions/web/palette.ts'),
  offline: async () =>
    (await import('#features/cases/submissions/web/offline-actions.ts')).offlineActions,
  importTarget: async () =>
    (await import('#features/cases/submissions/web/import/import-target.ts')).importTarget,
  notifications: {
    'submission moved': 'move',
  } satisfies NotificationIcons<typeof submissionEvents>,
});
