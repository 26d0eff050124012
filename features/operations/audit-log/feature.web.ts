import { createRoute, type SearchSchemaInput } from '@tanstack/react-router';
import { webFeature } from '#core/web/feature.ts';
import { lazyScreen } from '#core/web/router/lazy-screen.ts';
import { administrationRoute, titled } from '#core/web/router/parent-routes.ts';
import type { AuditSearch } from '#features/operations/audit-log/web/search-params.ts';

/** As written: the screen validates it by code that is not in the first load. */
const unread = (
  search: AuditSearch & SearchSchemaInput,
): { readonly [Param in keyof AuditSearch]?: unknown } => search;

const routes = {
  administration: [
    createRoute({
      getParentRoute: () => administrationRoute,
      path: '/audit',
      staticData: titled('Audit log'),
      validateSearch: unread,
      component: lazyScreen(
        () => import('#features/operations/audit-log/web/AuditScreen.tsx'),
        'AuditScreen',
      ),
    }),
  ],
};

export const auditLog = webFeature({
  routes,
  administration: [
    { to: '/admin/audit', group: 'System', label: 'Audit log', may: 'operateSystem' },
  ],
});
