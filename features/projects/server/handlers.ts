import type * as endpoints from '#features/projects/domain/endpoints.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import type { ProjectStore } from './store.ts';

export const projectHandlers = (store: ProjectStore): Handlers<typeof endpoints> => ({
  list: ({ viewer, query }) => store.list(viewer, query),
  figures: ({ viewer, query }) => store.figures(viewer, query.corporationId),
});
