import { serverFeature } from '#core/server/feature.ts';
import { roles as domain } from './feature.domain.ts';
import { roleHandlers } from '#features/people/roles/server/handlers.ts';
import { roleStore } from '#features/people/roles/server/store.ts';

export const roles = serverFeature(domain, {
  handlers: ({ database }) => ({ roles: roleHandlers(roleStore(database.db)) }),
});
