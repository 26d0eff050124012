import { calendar } from '#features/portfolio/projects/server/calendar.ts';
import { importTarget } from '#features/portfolio/projects/server/import/import-target.ts';
import { serverFeature } from '#core/server/feature.ts';
import { projects as domain } from './feature.domain.ts';
import { projectDemos } from '#features/portfolio/projects/demo/demos.ts';
import { charterHandlers } from '#features/portfolio/projects/server/charter-handlers.ts';
import { decisionDue, updateOverdue } from '#features/portfolio/projects/server/events.ts';
import { externalProjectHandlers } from '#features/portfolio/projects/server/external-handlers.ts';
import { projectHandlers } from '#features/portfolio/projects/server/handlers.ts';
import { partHandlers } from '#features/portfolio/projects/server/part-handlers.ts';
import { startReminders } from '#features/portfolio/projects/server/reminder-jobs.ts';
import { projectStore } from '#features/portfolio/projects/server/store.ts';
import { fileOwner, sweepFiles } from '#features/portfolio/projects/server/file-owner.ts';
import { loadProject } from '#features/portfolio/projects/server/shared/load-project.ts';
import { needsYou } from '#features/portfolio/projects/server/needs-you.ts';
import { projectsExport } from '#features/portfolio/projects/server/export-source.ts';
import { personTables } from '#features/portfolio/projects/server/person-tables.ts';
import { project } from '#features/portfolio/projects/server/record-kind.ts';

export const projects = serverFeature(domain, {
  handlers: (parts) => ({
    projects: projectHandlers(projectStore(parts.database.db)),
    projectParts: partHandlers,
    pilotCharter: charterHandlers,
    externalProjects: externalProjectHandlers,
  }),
  exports: () => ({ projects: projectsExport }),
  calendar,
  needsYou,
  fileOwners: [fileOwner],
  sweep: ({ database }) => sweepFiles(database.db),
  events: [updateOverdue, decisionDue],
  start: startReminders,
  importTarget,
  accessThings: { project },
  liveTopics: { project },
  auditNames: { project },
  submissionOfProject: async (db, viewer, projectId) =>
    (await loadProject(db, viewer, projectId)).submissionId,
  demo: projectDemos,
  personTables,
});
