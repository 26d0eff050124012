import { createRoute } from '@tanstack/react-router';
import { webFeature } from '#core/web/feature.ts';
import { lazyScreen } from '#core/web/router/lazy-screen.ts';
import { administrationRoute, titled } from '#core/web/router/parent-routes.ts';
import { auditSearch } from '#features/operations/audit-log/web/search-params.ts';

const routes = {
  administration: [
    createRoute({
      getParentRoute: () => administrationRoute,
      path: '/audit',
      staticData: titled('Audit log', '/admin'),
      validateSearch: auditSearch,
      component: lazyScreen(
        () => import('#features/operations/audit-log/web/AuditScreen.tsx'),
        'AuditScreen',
      ),
    }),
  ],
};

export const auditLog = webFeature({
  routes,
  administration: [{ to: '/admin/audit', label: 'Audit log', may: 'operateSystem' }],
});
