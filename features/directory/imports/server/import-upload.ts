import { refusals } from '#core/domain/refusals.ts';
import { importRefusals } from '#features/directory/imports/domain/refusals.ts';
import type * as endpoints from '#features/directory/imports/domain/endpoints.ts';
import { sourceOfFile, detectImportType } from '#features/directory/imports/domain/import-file.ts';
import type { ImportRecord } from '#features/directory/imports/domain/import-record.ts';
import { limits } from '#core/domain/limits.ts';
import { importLimits } from '#features/directory/imports/domain/limits.ts';
import { emit } from '#core/server/events/emit.ts';
import { importEvents } from '#features/directory/imports/domain/events.ts';
import { grant } from '#core/server/authorization/grant.ts';
import type { UploadedFile, UploadHandler, UploadTarget } from '#core/server/endpoints/uploads.ts';
import type { FileStore } from '#core/platform/files/open-file-store.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { recordSearchWork } from '#features/cases/opportunities/server/shared/record-search-work.ts';
import type { ImportEngine } from './import-engine.ts';
import { grantSubmissions } from './load-import.ts';
import { importStore, type MayImport } from './store.ts';

const mebibyte = 1024 * 1024;

const targetOf = (files: FileStore, mostBytes: number): UploadTarget => ({
  files,
  mostBytes,
  tooLarge: () =>
    refused(importRefusals['import.tooLarge'], { most: `${mostBytes / mebibyte} MB` }),
  typeOf: (name, bytes) =>
    bytes.size === 0 ? { reason: 'it is empty.' } : detectImportType(name, bytes),
});

/** Begins an import with a file that has been stored. */
async function addImport(
  db: Queryable,
  granted: MayImport,
  destination: Pick<ImportRecord, 'of' | 'kind' | 'opportunityId'>,
  { id, name, size }: UploadedFile,
): Promise<ImportRecord> {
  await importStore.add(db, granted, {
    ...destination,
    id,
    fileName: name,
    fileBytes: size,
    filePath: id,
    source: sourceOfFile(name).slice(0, limits.importSourceCharacters).toWellFormed(),
  });
  await emit(db, importEvents['import.changed'], { importId: id, ownerId: granted.userId });
  const added = await importStore.find(db, id);
  if (added === null) throw refused(refusals.notFound);
  return added;
}

type Upload = (typeof endpoints)['upload'];
type UploadSubmissions = (typeof endpoints)['uploadSubmissions'];

/** Stores an uploaded import file while it comes; the size limit is far above that of attachments. */
export const uploadHandler = (engine: ImportEngine, files: FileStore): UploadHandler<Upload> => ({
  target: targetOf(files, importLimits.importUploadBytes),
  admit: async ({ viewer }) => grant(viewer, 'importRecords'),
  keep: async ({ viewer, query: { of, searchedFor }, db }, file) => {
    const granted = grant(viewer, 'importRecords');
    const { kind = null } = engine.recordsOf(of);
    const added = await addImport(db, granted, { of, kind, opportunityId: null }, file);
    await recordSearchWork(db, viewer, searchedFor, { importId: added.id });
    return added;
  },
});

/** The same for submissions of one opportunity, by who may add to it. */
export const uploadSubmissionsHandler = (files: FileStore): UploadHandler<UploadSubmissions> => ({
  target: targetOf(files, limits.importFileBytes),
  admit: ({ viewer, params, db }) => grantSubmissions(db, viewer, params.id),
  keep: async ({ viewer, params: { id }, db }, file) => {
    const granted = await grantSubmissions(db, viewer, id);
    const destination = { of: 'submissions', kind: null, opportunityId: id } as const;
    return addImport(db, granted, destination, file);
  },
});
