import { storageRefusals } from '#core/domain/storage-refusals.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import type { Claims } from '#core/server/authorization/tokens.ts';
import { loadWriter, type Viewer } from '#core/server/authorization/viewer.ts';
import type { EndpointRuntime } from '#core/server/endpoints/endpoint-request.ts';
import { defaultUploadTarget, storeUpload } from '#core/server/endpoints/uploads.ts';
import { newId } from '#core/server/tables/columns.ts';
import { keepOwnFile } from '#features/cases/files/server/shared/own-files.ts';
import type { FileQuota } from '#features/cases/files/server/shared/insert-file.ts';
import { fileRows, type FileRow } from '#features/cases/files/server/shared/file-rows.ts';

/** A person's own file. @throws Refused `storage.object-not-found` */
export async function findOwnFile(db: Queryable, viewer: Viewer, name: string): Promise<FileRow> {
  const row = await fileRows.find(db, viewer.userId, name);
  if (row === null || !fileRows.isOwnOf(row, viewer.userId)) {
    throw refused(storageRefusals['storage.object-not-found']);
  }
  return row;
}

/** Stores an own file while its bytes come. On failure nothing is left. */
export async function receiveOwnFile(
  runtime: EndpointRuntime,
  quota: FileQuota,
  claims: Claims,
  { name, bytes }: { readonly name: string; readonly bytes: AsyncIterable<Buffer> },
): Promise<FileRow> {
  const id = newId();
  const { files, db } = runtime;
  try {
    const file = await storeUpload(defaultUploadTarget(runtime), bytes, { id, name });
    const row = await db.transaction(async (tx) => {
      const viewer = await loadWriter(tx, claims);
      await keepOwnFile(tx, viewer, file, quota);
      return findOwnFile(tx, viewer, name);
    });
    if (row.id !== id) await files.remove(id);
    return row;
  } catch (error) {
    await files.remove(id);
    throw error;
  }
}
