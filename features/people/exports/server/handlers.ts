import { refusals } from '#core/domain/refusals.ts';
import type * as endpoints from '#features/people/exports/domain/endpoints.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { FileStore } from '#core/platform/files/open-file-store.ts';
import { refused } from '#core/platform/http/refused.ts';
import type { Database, Queryable } from '#core/platform/database/open.ts';
import type { Jobs } from '#core/platform/jobs/open-jobs.ts';
import type { ExportSources } from '#core/server/exporting/export-source.ts';
import { preparing, type Handlers } from '#core/server/endpoints/routes.ts';
import { beginExport } from './begin-export.ts';
import { shownExport, stateOf } from './shown-export.ts';
import { exportEvents } from '#features/people/exports/domain/events.ts';
import { emit } from '#core/server/events/emit.ts';
import { openExport } from './sources.ts';
import { exportStore, type ExportRow } from './store.ts';
import { contentTypes } from './write-sheet.ts';

interface Parts {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly sources: ExportSources;
  readonly files: FileStore;
  readonly authSecret: string;
}

/** @throws Refused `notFound` for those of others, too. */
async function loadOwn(db: Queryable, viewer: Viewer, id: string): Promise<ExportRow> {
  const row = await exportStore.get(db, id);
  if (row === null || row.userId !== viewer.userId) throw refused(refusals.notFound);
  return row;
}

/** Everybody's own exports, and nobody else's. */
export const exportHandlers = ({
  database,
  jobs,
  sources,
  files,
  authSecret,
}: Parts): Handlers<typeof endpoints> => ({
  create: preparing({
    // Counts its rows.
    prepare: ({ viewer, body }) => openExport(sources, database, viewer, body),
    act: async ({ viewer, body, db }, counted) =>
      shownExport(viewer, await beginExport(db, jobs, viewer, body, counted), authSecret),
  }),

  get: {
    answer: async ({ viewer, params, db }) =>
      shownExport(viewer, await loadOwn(db, viewer, params.id), authSecret),

    async downloaded(db, { id }) {
      const row = await exportStore.get(db, id);
      if (row === null) return;
      const downloaded = { exportId: id, actorId: row.userId, name: row.name };
      await emit(db, exportEvents['export.downloaded'], downloaded);
    },

    signedFor: async (_db, id) => ({ id, key: authSecret }),

    async open({ db, viewer, id }) {
      const row = await loadOwn(db, viewer, id);
      if (!row.fileId || stateOf(row, new Date()) !== 'finished') return null;
      const bytes = await files.get(row.fileId);
      if (bytes === null) return null;
      const { format } = row.request;
      return {
        id,
        name: `${row.name} ${row.createdAt.slice(0, 10)}.${format}`,
        contentType: contentTypes[format],
        size: row.bytes,
        bytes,
      };
    },
  },
});
