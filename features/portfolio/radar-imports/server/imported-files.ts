import { join } from 'node:path';
import { openFileStore } from '#core/platform/files/open-file-store.ts';
import type { Settings } from '#core/server/settings.ts';

/**
 * On this machine, since a file is here only while the request that sent it is answered. One that a crash
 * left is deleted after a day.
 */
export const importedFilesOf = ({ dataFolder }: Settings) =>
  openFileStore(join(dataFolder, 'radar-imports'));
