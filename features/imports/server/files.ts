import { join } from 'node:path';
import { openFileStore } from '#core/platform/files/open-file-store.ts';
import type { Settings } from '#core/server/settings.ts';

/** Where files to be imported lie until somebody removes them. */
export const importFilesOf = ({ dataFolder }: Settings) =>
  openFileStore(join(dataFolder, 'imports'));
