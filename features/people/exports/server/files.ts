import { join } from 'node:path';
import { openFileStore, type FileStore } from '#core/platform/files/open-file-store.ts';
import type { Settings } from '#core/server/settings.ts';
import { exportLimits } from '#features/people/exports/domain/limits.ts';

/** Apart from people's files, which are kept while anything refers to them. */
export const exportFilesOf = ({ dataFolder }: Settings): FileStore =>
  openFileStore(join(dataFolder, 'exports'));

/** Every node removes the expired files in its own data folder. */
export async function removeExpiredFiles(files: FileStore): Promise<void> {
  for await (const id of files.olderThan(exportLimits.exportKeptMs)) await files.remove(id);
}
