import { serverFeature } from '#core/server/feature.ts';
import { exportJobs as domain } from './feature.domain.ts';
import { exportLimits } from '#features/people/exports/domain/limits.ts';
import { exportConsentsAsked } from '#features/people/exports/server/consents/events.ts';
import { exportConsentHandlers } from '#features/people/exports/server/consents/handlers.ts';
import { exportEnded } from '#features/people/exports/server/events.ts';
import { exportFilesOf, removeExpiredFiles } from '#features/people/exports/server/files.ts';
import { exportHandlers } from '#features/people/exports/server/handlers.ts';
import { startExports } from '#features/people/exports/server/jobs.ts';
import { savedHandlers } from '#features/people/exports/server/saved-handlers.ts';
import { exportSourcesOf } from '#features/people/exports/server/sources.ts';
import { exportStore } from '#features/people/exports/server/store.ts';

export const exportJobs = serverFeature(domain, {
  events: [exportEnded, exportConsentsAsked],
  handlers: (parts) => ({
    exports: exportHandlers({
      database: parts.database.db,
      jobs: parts.jobs,
      files: exportFilesOf(parts.settings),
      sources: exportSourcesOf(parts),
      authSecret: parts.settings.authSecret,
    }),
    savedTables: savedHandlers,
    exportConsents: exportConsentHandlers(parts.services),
  }),
  start: startExports,
  sweep: async ({ settings, database }) => {
    await removeExpiredFiles(exportFilesOf(settings));
    const forgotten = new Date(Date.now() - exportLimits.exportForgottenMs);
    await exportStore.forget(database.db, forgotten);
  },
});
