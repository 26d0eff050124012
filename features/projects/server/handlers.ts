import type { Contract } from '#core/domain/contract.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import type { ProjectStore } from './store.ts';

export const projectHandlers = (store: ProjectStore): Handlers<Contract['projects']> => ({
  list: ({ viewer, query }) => store.list(viewer, query),
  figures: ({ viewer, query }) => store.figures(viewer, query.corporationId),
});
