import { createRoute } from '@tanstack/react-router';
import { webFeature } from '#core/web/feature.ts';
import { lazyScreen } from '#core/web/router/lazy-screen.ts';
import { administrationRoute, titled } from '#core/web/router/parent-routes.ts';

const inside = { getParentRoute: () => administrationRoute };

const routes = {
  administration: [
    createRoute({
      ...inside,
      path: '/corporations',
      staticData: titled('Corporations'),
      component: lazyScreen(
        () => import('#features/cases/corporations/web/CorporationsScreen.tsx'),
        'CorporationsScreen',
      ),
    }),
    createRoute({
      ...inside,
      path: '/corporation',
      staticData: titled('Corporation'),
      component: lazyScreen(
        () => import('#features/cases/corporations/web/OwnCorporationScreen.tsx'),
        'OwnCorporationScreen',
      ),
    }),
    createRoute({
      ...inside,
      path: '/corporations/$id',
      staticData: titled('Corporation'),
      component: lazyScreen(
        () => import('#features/cases/corporations/web/CorporationSettingsScreen.tsx'),
        'CorporationSettingsScreen',
      ),
    }),
  ],
};

/** Of one's own corporation, for its administrators: the foundry has it in the list. */
const ownCorporation = {
  to: '/admin/corporation',
  label: 'Corporation',
  may: 'configureCorporation',
  unless: 'createCorporation',
} as const;

export const corporations = webFeature({
  routes,
  sections: [{ ...ownCorporation, icon: 'building', key: 'o', group: 'administration' }],
  administration: [
    {
      to: '/admin/corporations',
      group: 'Corporations',
      label: 'Corporations',
      may: 'createCorporation',
    },
    { ...ownCorporation, group: 'Corporations' },
  ],
});
