import { serverFeature } from '#core/server/feature.ts';
import { projects as domain } from './feature.domain.ts';
import { projectPartsDemo } from '#features/projects/demo/fill-parts.ts';
import { projectsDemo } from '#features/projects/demo/fill-projects.ts';
import { projectSourceDemo } from '#features/projects/demo/fill-project-source.ts';
import { charterHandlers } from '#features/projects/server/charter-handlers.ts';
import { decisionDue, updateOverdue } from '#features/projects/server/events.ts';
import { externalProjectHandlers } from '#features/projects/server/external-handlers.ts';
import { projectHandlers } from '#features/projects/server/handlers.ts';
import { partHandlers } from '#features/projects/server/part-handlers.ts';
import { startReminders } from '#features/projects/server/reminder-jobs.ts';
import { projectStore } from '#features/projects/server/store.ts';

export const projects = serverFeature(domain, {
  handlers: (parts) => ({
    projects: projectHandlers(projectStore(parts.database.db)),
    projectParts: partHandlers,
    pilotCharter: charterHandlers,
    externalProjects: externalProjectHandlers,
  }),
  events: [updateOverdue, decisionDue],
  start: startReminders,
  demo: [projectsDemo, projectPartsDemo, projectSourceDemo],
});
