import { join } from 'node:path';
import { openFileStore } from '#core/platform/files/open-file-store.ts';
import type { Settings } from './settings.ts';

/** Where files lie, as the server and what sweeps them both open it. */
export const fileStoreOf = ({ dataFolder }: Settings) => openFileStore(join(dataFolder, 'files'));
