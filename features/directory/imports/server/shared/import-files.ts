import { join } from 'node:path';
import { openFileStore } from '#core/platform/files/open-file-store.ts';
import type { Settings } from '#core/server/settings.ts';

/** Directory of uploaded import files. */
export const importFilesOf = ({ dataFolder }: Settings) =>
  openFileStore(join(dataFolder, 'imports'));
