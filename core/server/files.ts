import { join } from 'node:path';
import { serverLimits } from '#core/platform/limits.ts';
import { openFileStore, type FileStore } from '#core/platform/files/open-file-store.ts';
import { openStorage, storageAddressOf } from '#core/platform/files/storage-address.ts';
import type { Settings } from './settings.ts';

/** The store of people's files, as the server and the sweeps both open it. */
export function fileStoreOf({ dataFolder, filesUrl }: Settings): FileStore {
  const folder = join(dataFolder, 'files');
  const address = filesUrl === null ? null : storageAddressOf(filesUrl);
  if (address === null) return openFileStore(folder);
  if (address.kind === 'disk') return openFileStore(address.folder);
  return openFileStore(folder, () => openStorage(address));
}

/** Where the emulator of a hosted storage listens; null where there is none. */
export const storageEmulatorOf = ({
  hasEmulators,
}: Pick<Settings, 'hasEmulators'>): string | null =>
  hasEmulators ? `http://localhost:${serverLimits.storageEmulatorPort}` : null;
