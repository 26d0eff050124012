import { refusals } from '#core/domain/refusals.ts';
import { importRefusals } from '#features/imports/domain/refusals.ts';
import type * as endpoints from '#features/imports/domain/endpoints.ts';
import { sourceOfFile, detectImportType } from '#features/imports/domain/import-file.ts';
import { limits } from '#core/domain/limits.ts';
import { importLimits } from '#features/imports/domain/limits.ts';
import type { EndpointRequest } from '#core/server/endpoints/endpoint-request.ts';
import { emit } from '#core/server/events/emit.ts';
import { importEvents } from '#features/imports/domain/events.ts';
import { grant } from '#core/server/authorization/grant.ts';
import type { UploadHandler } from '#core/server/endpoints/uploads.ts';
import type { FileStore } from '#core/platform/files/open-file-store.ts';
import { refused } from '#core/platform/http/refused.ts';
import { importStore } from './store.ts';

type Upload = (typeof endpoints)['upload'];

const mebibyte = 1024 * 1024;

/** Streams an uploaded import file to disk; the size limit is far above that of attachments. */
export const importUploadHandler = (files: FileStore): UploadHandler<Upload> => ({
  target: {
    files,
    mostBytes: importLimits.importUploadBytes,
    tooLarge: () =>
      refused(importRefusals['import.tooLarge'], {
        most: `${importLimits.importUploadBytes / mebibyte} MB`,
      }),
    typeOf: detectImportType,
  },
  admit: async ({ viewer }: EndpointRequest<Upload>) => grant(viewer, 'importRecords'),
  keep: async ({ viewer, query, db }, file) => {
    if (file.size === 0)
      throw refused(refusals['storage.invalid-argument'], { reason: 'it is empty.' });
    await importStore.add(db, grant(viewer, 'importRecords'), {
      ...{ id: file.id, of: query.of, fileName: file.name, fileBytes: file.size },
      source: sourceOfFile(file.name).slice(0, limits.importSourceCharacters),
      filePath: files.placeOf(file.id),
    });
    await emit(db, importEvents['import.changed'], { importId: file.id });
    const added = await importStore.find(db, file.id);
    if (added === null) throw refused(refusals.notFound);
    return added;
  },
});
