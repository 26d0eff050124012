import { createRoute } from '@tanstack/react-router';
import { submissionsSearch } from '#features/cases/submissions/web/shared/search-params.ts';
import { webFeature, type NotificationIcons } from '#core/web/feature.ts';
import { lazyPart, nothing } from '#core/web/router/lazy-part.tsx';
import { lazyScreen } from '#core/web/router/lazy-screen.ts';
import { shellRoute, titled } from '#core/web/router/parent-routes.ts';
import {
  discoverSearch,
  newOpportunitySearch,
  opportunitySearch,
} from '#features/cases/opportunities/web/search-params.ts';
import type { opportunityEvents } from '#features/cases/opportunities/domain/events.ts';

const inside = { getParentRoute: () => shellRoute };

const OpportunityScreen = lazyScreen(
  () => import('#features/cases/opportunities/web/OpportunityScreen.tsx'),
  'OpportunityScreen',
);
const SubmissionsTab = lazyPart(
  () => import('#features/cases/submissions/web/shared/SubmissionsTab.tsx'),
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
      ...inside,
      path: '/discover',
      staticData: titled('Discover'),
      validateSearch: discoverSearch,
      component: lazyScreen(
        () => import('#features/cases/opportunities/web/DiscoverScreen.tsx'),
        'DiscoverScreen',
      ),
    }),
    createRoute({
      ...inside,
      path: '/opportunities/new',
      staticData: titled('New opportunity', '/discover'),
      validateSearch: newOpportunitySearch,
      component: lazyScreen(
        () => import('#features/cases/opportunities/web/NewOpportunityScreen.tsx'),
        'NewOpportunityScreen',
      ),
    }),
    createRoute({
      ...inside,
      path: '/opportunity/$id/edit',
      staticData: titled('Edit opportunity', '/discover'),
      component: lazyScreen(
        () => import('#features/cases/opportunities/web/EditOpportunityScreen.tsx'),
        'EditOpportunityScreen',
      ),
    }),
    createRoute({
      ...inside,
      path: '/opportunity/$id',
      staticData: titled('Opportunity', '/discover'),
      validateSearch: (search: Record<string, unknown>) => ({
        ...opportunitySearch(search),
        ...submissionsSearch(search),
      }),
      component: OpportunityPage,
    }),
  ],
};

export const opportunities = webFeature({
  routes,
  sections: [{ to: '/discover', label: 'Discover', icon: 'compass', key: 'd', group: 'work' }],
  corporationLine: lazyPart(
    () => import('#features/cases/opportunities/web/CycleDaysLeft.tsx'),
    'CycleDaysLeft',
    nothing,
  ),
  palette: () => import('#features/cases/opportunities/web/palette.ts'),
  importTarget: async () =>
    (await import('#features/cases/opportunities/web/import/import-target.ts')).importTarget,
  notifications: {
    'case team changed': 'team',
  } satisfies NotificationIcons<typeof opportunityEvents>,
});
