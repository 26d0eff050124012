import type * as endpoints from '#features/imports/domain/endpoints.ts';
import { sourceOfFile, typeOfImport } from '#features/imports/domain/import-file.ts';
import { limits } from '#core/domain/limits.ts';
import type { Asked } from '#core/server/endpoints/asking.ts';
import { announceImport } from '#core/server/events/announce-import.ts';
import { grant } from '#core/server/authorization/grant.ts';
import type { Receiver } from '#core/server/endpoints/uploads.ts';
import type { FileStore } from '#core/platform/files/open-file-store.ts';
import { refused } from '#core/platform/http/refused.ts';
import { importStore } from './store.ts';

type Upload = (typeof endpoints)['upload'];

const mebibyte = 1024 * 1024;

/** Takes a file that is to be imported: streamed to the disk, far larger than those of submissions. */
export const receivingImports = (files: FileStore): Receiver<Upload> => ({
  shelf: {
    files,
    mostBytes: limits.importUploadBytes,
    tooLarge: () =>
      refused('import.tooLarge', { most: `${limits.importUploadBytes / mebibyte} MB` }),
    typeOf: typeOfImport,
  },
  admit: async ({ viewer }: Asked<Upload>) => grant(viewer, 'importRecords'),
  keep: async ({ viewer, query, db }, file) => {
    if (file.size === 0) throw refused('storage.invalid-argument', { reason: 'it is empty.' });
    await importStore.add(db, grant(viewer, 'importRecords'), {
      ...{ id: file.id, of: query.of, fileName: file.name, fileBytes: file.size },
      source: sourceOfFile(file.name).slice(0, limits.importSourceCharacters),
      filePath: files.placeOf(file.id),
    });
    await announceImport(db, file.id);
    const added = await importStore.find(db, file.id);
    if (added === null) throw refused('notFound');
    return added;
  },
});
