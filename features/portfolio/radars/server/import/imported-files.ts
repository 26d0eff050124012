import { join } from 'node:path';
import { openFileStore } from '#core/platform/files/open-file-store.ts';
import type { Settings } from '#core/server/settings.ts';

/** Files are here only while they are read; one that a crash left is deleted after a day. */
export const importedFilesOf = ({ dataFolder }: Settings) =>
  openFileStore(join(dataFolder, 'radar-imports'));
