import { serverFeature } from '#core/server/feature.ts';
import { roles as domain } from './feature.domain.ts';
import { roleHandlers } from '#features/roles/server/handlers.ts';
import { roleStore } from '#features/roles/server/store.ts';

export const roles = serverFeature(domain, {
  handlers: ({ database }) => ({ roles: roleHandlers(roleStore(database.db)) }),
});
