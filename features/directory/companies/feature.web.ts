import { createRoute } from '@tanstack/react-router';
import { webFeature, type NotificationIcons } from '#core/web/feature.ts';
import { lazyScreen } from '#core/web/router/lazy-screen.ts';
import { administrationRoute, titled } from '#core/web/router/parent-routes.ts';
import type { companyEvents } from '#features/directory/companies/domain/events.ts';

const routes = {
  administration: [
    createRoute({
      getParentRoute: () => administrationRoute,
      path: '/matches',
      staticData: titled('Possible duplicates'),
      component: lazyScreen(
        () => import('#features/directory/companies/web/MatchesScreen.tsx'),
        'MatchesScreen',
      ),
    }),
    createRoute({
      getParentRoute: () => administrationRoute,
      path: '/proposals',
      staticData: titled('Proposed companies'),
      component: lazyScreen(
        () => import('#features/directory/companies/web/ProposalsScreen.tsx'),
        'ProposalsScreen',
      ),
    }),
  ],
};

export const companies = webFeature({
  routes,
  administration: [
    { to: '/admin/matches', group: 'Data', label: 'Possible duplicates', may: 'matchCompanies' },
    { to: '/admin/proposals', group: 'Data', label: 'Proposed companies', may: 'importRecords' },
  ],
  importTarget: async () =>
    (await import('#features/directory/companies/web/import/import-target.ts')).importTarget,
  notifications: {
    'proposal accepted': 'company',
    'proposal declined': 'company',
  } satisfies NotificationIcons<typeof companyEvents>,
});
