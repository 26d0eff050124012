import { serverFeature } from '#core/server/feature.ts';
import { projects as domain } from './feature.domain.ts';
import { projectsDemo } from '#features/projects/demo/fill-projects.ts';
import { projectHandlers } from '#features/projects/server/handlers.ts';
import { projectStore } from '#features/projects/server/store.ts';

export const projects = serverFeature(domain, {
  handlers: ({ database }) => ({ projects: projectHandlers(projectStore(database.db)) }),
  demo: [projectsDemo],
});
