import type { FileStore } from '#core/platform/files/open-file-store.ts';
import { storeApartOf } from '#core/server/files.ts';
import type { Settings } from '#core/server/settings.ts';

/** The store of uploaded import files. */
export const importFilesOf = (settings: Settings): FileStore => storeApartOf(settings, 'imports');
