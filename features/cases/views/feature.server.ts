import { serverFeature } from '#core/server/feature.ts';
import { views as domain } from './feature.domain.ts';
import { viewsDemo } from '#features/cases/views/demo/fill-views.ts';
import { viewHandlers } from '#features/cases/views/server/handlers.ts';
import { personTables } from '#features/cases/views/server/person-tables.ts';
import { viewStore } from '#features/cases/views/server/store.ts';

export const views = serverFeature(domain, {
  handlers: () => ({ savedViews: viewHandlers }),
  sweep: ({ database }) => viewStore.sweep(database.db),
  personTables,
  demo: [viewsDemo],
});
