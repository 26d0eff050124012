import type { FileStore } from '#core/platform/files/open-file-store.ts';
import { storeApartOf } from '#core/server/files.ts';
import type { Settings } from '#core/server/settings.ts';
import { exportLimits } from '#features/people/exports/domain/limits.ts';

/** Apart from people's files, which are kept while anything refers to them. */
export const exportFilesOf = (settings: Settings): FileStore => storeApartOf(settings, 'exports');

/** Every node does so: what another one has removed is no longer listed. */
export async function removeExpiredFiles(files: FileStore): Promise<void> {
  for await (const id of files.olderThan(exportLimits.exportKeptMs)) await files.remove(id);
}
