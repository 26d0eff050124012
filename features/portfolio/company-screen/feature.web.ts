import { createRoute } from '@tanstack/react-router';
import { webFeature } from '#core/web/feature.ts';
import { lazyScreen } from '#core/web/router/lazy-screen.ts';
import { shellRoute, titled } from '#core/web/router/parent-routes.ts';

const routes = {
  shell: [
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/company/$kind/$id',
      staticData: titled('Company', '/search'),
      component: lazyScreen(
        () => import('#features/portfolio/company-screen/web/CompanyScreen.tsx'),
        'CompanyScreen',
      ),
    }),
  ],
};

export const companyScreen = webFeature({ routes });
