import { importRefusals } from '#features/directory/imports/domain/refusals.ts';
import { refusals } from '#core/domain/refusals.ts';
import type * as endpoints from '#features/directory/imports/domain/endpoints.ts';
import { destinationOf } from '#features/directory/imports/domain/import-destination.ts';
import { preparing, type Handlers } from '#core/server/endpoints/routes.ts';
import type { FileStore } from '#core/platform/files/open-file-store.ts';
import { refused } from '#core/platform/http/refused.ts';
import { performImportAction, assertHasFile, queuedValues } from './import-actions.ts';
import { assertDestinationExists } from './assert-destination.ts';
import type { ImportEngine } from './import-engine.ts';
import { grantDestination, loadImport } from './load-import.ts';
import { lineOf } from './problem-report.ts';
import { reportHandler } from './report-handler.ts';
import { uploadHandler, uploadSubmissionsHandler } from './import-upload.ts';
import { loadImportReading, readForCheck } from './resolve-settings.ts';
import { importStore } from './store.ts';

const nothing = { readRows: 0, created: 0, updated: 0, unchanged: 0, rejected: 0, remarks: 0 };

export const importHandlers = (
  engine: ImportEngine,
  files: FileStore,
): Handlers<typeof endpoints> => ({
  upload: uploadHandler(engine, files),
  uploadSubmissions: uploadSubmissionsHandler(files),
  list: ({ query, db }) => importStore.list(db, query),
  get: async ({ viewer, params, db }) => {
    await loadImport(db, viewer, params.id);
    const record = await importStore.find(db, params.id);
    if (record === null) throw refused(refusals.notFound);
    return record;
  },
  reading: async ({ viewer, params, db, signal }) => {
    const { row } = await loadImport(db, viewer, params.id);
    return loadImportReading(engine, row, signal);
  },
  preview: async ({ viewer, params, db }) => {
    const { preview } = (await loadImport(db, viewer, params.id)).row;
    if (preview === null) throw refused(importRefusals['import.unchecked']);
    return preview;
  },
  reasons: async ({ viewer, params, db }) => {
    await loadImport(db, viewer, params.id);
    return importStore.reasons(db, params.id);
  },
  problems: async ({ viewer, params, query, db }) => {
    const { columns } = (await loadImport(db, viewer, params.id)).row;
    const page = await importStore.problems(db, params.id, query);
    const data = page.data.map((line) => ({ ...line, raw: lineOf(line.raw, columns ?? []) }));
    return { ...page, data };
  },
  settle: (call) =>
    performImportAction(call, 'settle', async (row) => {
      const { of, format, mapping, source, currency, knownCompanies } = call.body;
      const place = destinationOf(engine.recordsOf(of), call.body);
      await grantDestination(call.db, call.viewer, { of, ...place });
      await assertDestinationExists(call.db, place);
      // A mapping for one type of record does not apply to another.
      const isSame = of === row.of;
      await importStore.forgetProblems(call.db, row.id);
      return {
        of,
        ...place,
        source,
        format,
        mapping: isSame ? mapping : null,
        currency,
        knownCompanies,
        preview: null,
        checkedAt: null,
        problem: null,
      };
    }),
  dryRun: preparing({
    prepare: async ({ viewer, params, db, signal }) =>
      readForCheck(engine, (await loadImport(db, viewer, params.id)).row, signal),
    act: (call, read) =>
      performImportAction(call, 'dryRun', async (row, granted) => {
        const settings = read.for(row);
        await importStore.forgetProblems(call.db, row.id);
        const fresh = { state: 'checking', preview: null, checkedAt: null } as const;
        return { ...settings, ...queuedValues(granted), ...fresh };
      }),
  }),
  start: (call) =>
    performImportAction(call, 'start', async (row, granted) => {
      assertHasFile(row);
      if (row.checkedAt === null || row.preview === null)
        throw refused(importRefusals['import.unchecked']);
      const { created, updated } = row.preview.counts;
      if (created + updated === 0) throw refused(importRefusals['import.nothing']);
      await importStore.remember(call.db, granted, row);
      await importStore.forgetProblems(call.db, row.id);
      return { ...queuedValues(granted), ...nothing, state: 'waiting' };
    }),
  cancel: (call) =>
    performImportAction(call, 'cancel', (row) => {
      if (row.state !== 'waiting') return { cancelAsked: true };
      return { state: row.startedAt === null ? 'draft' : 'cancelled', progress: null };
    }),
  resume: (call) =>
    performImportAction(call, 'resume', (row, granted) => {
      assertHasFile(row);
      return { ...queuedValues(granted), state: 'waiting', finishedAt: null };
    }),
  undo: (call) =>
    performImportAction(call, 'undo', (_row, granted) => ({
      ...queuedValues(granted),
      state: 'undoing',
    })),
  remove: async (call) => {
    const { id } = call.params;
    const { state } = await performImportAction(call, 'remove', () => ({ filePath: null }));
    if (state === 'draft') {
      const { granted } = await loadImport(call.db, call.viewer, id);
      await importStore.remove(call.db, granted, id);
    }
    await files.remove(id);
    return null;
  },
  report: reportHandler,
});
