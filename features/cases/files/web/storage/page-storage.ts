import { installation } from '#ui/installation.ts';
import { openFileStorage } from './file-storage.ts';

/** The store of this page. */
export const fileStorage = openFileStorage(installation.storageEmulator);
