import { realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { serverLimits } from '#core/platform/limits.ts';
import { openFileStore, type FileStore } from '#core/platform/files/open-file-store.ts';
import {
  openStorage,
  storageAddressOf,
  type StorageAddress,
} from '#core/platform/files/storage-address.ts';
import type { Settings } from './settings.ts';

/** Files that no row of `files` is about: each kind has a folder, and its feature sweeps it. */
export const filesApart = ['exports', 'imports'] as const;
export type FilesApart = (typeof filesApart)[number];

type FilePlaces = Pick<Settings, 'dataFolder' | 'filesUrl'>;

/** Names of people's files begin with two characters, so that a kind is never one of theirs. */
const within = (address: StorageAddress, kind: FilesApart): StorageAddress =>
  address.kind === 'disk'
    ? { ...address, folder: join(address.folder, kind) }
    : { ...address, prefix: `${address.prefix}${kind}/` };

const addressOf = ({ filesUrl }: FilePlaces) =>
  filesUrl === null ? null : storageAddressOf(filesUrl);

function storeAt(address: StorageAddress | null, folder: string): FileStore {
  if (address === null) return openFileStore(folder);
  if (address.kind === 'disk') return openFileStore(address.folder);
  return openFileStore(folder, () => openStorage(address));
}

/** The store of people's files, as the server and the sweeps both open it. */
export const fileStoreOf = (settings: FilePlaces): FileStore =>
  storeAt(addressOf(settings), join(settings.dataFolder, 'files'));

/** The store of another kind of files: where those of people are, so that every node has them. */
export function storeApartOf(settings: FilePlaces, kind: FilesApart): FileStore {
  const address = addressOf(settings);
  return storeAt(address && within(address, kind), join(settings.dataFolder, kind));
}

/**
 * Moves what this machine stored before `FILES_URL` was set, or by a version that stored it here whatever that
 * said. Begun again, it goes on where it ended.
 */
export async function moveFilesApart(settings: FilePlaces): Promise<void> {
  const address = addressOf(settings);
  if (address === null) return;
  for (const kind of filesApart) {
    const folder = join(settings.dataFolder, kind);
    if (await isSameFolder(folder, within(address, kind))) continue;
    const [own, store] = [openFileStore(folder), storeApartOf(settings, kind)];
    for await (const id of own.ids()) {
      const bytes = await own.get(id);
      if (bytes === null) continue;
      await store.put(id, bytes, Infinity);
      await own.remove(id);
    }
  }
}

async function isSameFolder(folder: string, address: StorageAddress): Promise<boolean> {
  if (address.kind !== 'disk') return false;
  const [one, other] = await Promise.all(
    [folder, address.folder].map((path) => realpath(path).catch(() => resolve(path))),
  );
  return one === other;
}

/** Where the emulator of a hosted storage listens; null where there is none. */
export const storageEmulatorOf = ({
  hasEmulators,
}: Pick<Settings, 'hasEmulators'>): string | null =>
  hasEmulators ? `http://localhost:${serverLimits.storageEmulatorPort}` : null;
