import { createRoute } from '@tanstack/react-router';
import { webFeature } from '#core/web/feature.ts';
import { lazyScreen } from '#core/web/router/lazy-screen.ts';
import { administrationRoute, titled } from '#core/web/router/parent-routes.ts';
import { stateSearch } from '#features/operations/system/web/search-params.ts';

const screens = () => import('#features/operations/system/web/screens.ts');
const inside = { getParentRoute: () => administrationRoute };

const routes = {
  administration: [
    createRoute({
      ...inside,
      path: '/',
      staticData: titled('Administration'),
      component: lazyScreen(
        () => import('#core/web/shell/AdministrationFrame.tsx'),
        'FirstAdministrationPage',
      ),
    }),
    createRoute({
      ...inside,
      path: '/system',
      staticData: titled('Parts'),
      component: lazyScreen(screens, 'PartsScreen'),
    }),
    createRoute({
      ...inside,
      path: '/jobs',
      staticData: titled('Jobs'),
      validateSearch: stateSearch,
      component: lazyScreen(screens, 'JobsScreen'),
    }),
    createRoute({
      ...inside,
      path: '/mails',
      staticData: titled('Emails'),
      validateSearch: stateSearch,
      component: lazyScreen(screens, 'MailsScreen'),
    }),
    createRoute({
      ...inside,
      path: '/settings',
      staticData: titled('Settings'),
      component: lazyScreen(screens, 'SettingsScreen'),
    }),
  ],
};

const page = { group: 'System', may: 'operateSystem' } as const;

export const system = webFeature({
  routes,
  // The section; its frame is core's, and its other pages are other features'.
  sections: [
    {
      to: '/admin',
      label: 'Administration',
      icon: 'shield',
      key: 'a',
      group: 'administration',
      may: 'viewIntegrations',
    },
  ],
  administration: [
    { ...page, to: '/admin/system', label: 'Parts' },
    { ...page, to: '/admin/jobs', label: 'Jobs' },
    { ...page, to: '/admin/mails', label: 'Emails' },
    { ...page, to: '/admin/settings', label: 'Settings' },
  ],
});
