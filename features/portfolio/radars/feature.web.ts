import { createRoute } from '@tanstack/react-router';
import { lazyPart } from '#core/web/router/lazy-part.tsx';
import { webFeature, type NotificationIcons } from '#core/web/feature.ts';
import { lazyScreen } from '#core/web/router/lazy-screen.ts';
import { rootRoute, shellRoute, titled } from '#core/web/router/parent-routes.ts';
import {
  radarSearch,
  radarsSearch,
  roundSearch,
} from '#features/portfolio/radars/web/search-params.ts';
import type { roundEvents } from '#features/portfolio/radars/domain/round-events.ts';

const inside = { getParentRoute: () => shellRoute };
const everybody = {
  getParentRoute: () => rootRoute,
  staticData: titled('Radar'),
};
const publicScreen = () =>
  import('#features/portfolio/radars/web/public-page/PublicRadarScreen.tsx');

const proposeActions = () => import('#features/portfolio/radars/web/proposals/ProposeActions.tsx');

const routes = {
  root: [
    createRoute({
      ...everybody,
      path: '/c/$slug/radars/$id',
      component: lazyScreen(publicScreen, 'PublicRadarScreen'),
    }),
    createRoute({
      ...everybody,
      path: '/c/$slug/radars/$id/embed',
      component: lazyScreen(publicScreen, 'EmbeddedRadarScreen'),
    }),
  ],
  shell: [
    createRoute({
      ...inside,
      path: '/radars',
      staticData: titled('Radars'),
      validateSearch: radarsSearch,
      component: lazyScreen(
        () => import('#features/portfolio/radars/web/RadarsScreen.tsx'),
        'RadarsScreen',
      ),
    }),
    createRoute({
      ...inside,
      path: '/radars/$id',
      staticData: titled('Radar', '/radars'),
      validateSearch: radarSearch,
      component: lazyScreen(
        () => import('#features/portfolio/radars/web/page/RadarScreen.tsx'),
        'RadarScreen',
      ),
    }),
    createRoute({
      ...inside,
      path: '/radars/$id/rounds/$roundId',
      staticData: titled('Round', '/radars'),
      validateSearch: roundSearch,
      component: lazyScreen(
        () => import('#features/portfolio/radars/web/rounds/RoundScreen.tsx'),
        'RoundScreen',
      ),
    }),
  ],
};

export const radars = webFeature({
  routes,
  sections: [{ to: '/radars', label: 'Radars', icon: 'radar', key: 'r', group: 'insight' }],
  parts: {
    companyActions: lazyPart(proposeActions, 'ProposeFromCompany'),
    searchActions: lazyPart(proposeActions, 'ProposeFromSearch'),
    decidedPilotActions: lazyPart(proposeActions, 'ProposeFromPilot'),
  },
  palette: () => import('#features/portfolio/radars/web/palette.ts'),
  collectionAction: () => import('#features/portfolio/radars/web/collection-action.tsx'),
  notifications: {
    'round step begun': 'vote',
    'vote reminder': 'vote',
    'recommendation due': 'pen',
  } satisfies NotificationIcons<typeof roundEvents>,
});
