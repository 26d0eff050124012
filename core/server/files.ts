import { join } from 'node:path';
import { openFileStore } from '#core/platform/files/open-file-store.ts';
import type { Settings } from './settings.ts';

/** The file store, as the server and the sweeps both open it. */
export const fileStoreOf = ({ dataFolder }: Settings) => openFileStore(join(dataFolder, 'files'));
