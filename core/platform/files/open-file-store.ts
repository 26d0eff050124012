import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { ByteRange, FileStorage } from './file-storage.ts';
import { receiveFile, type StoredFile } from './receive-file.ts';
import { openStorage } from './storage-address.ts';

/** Storage of files' bytes, by our ids, never by users' file names. */
export interface FileStore {
  /**
   * Atomic: resolves once the file is complete and synced; on failure nothing is left.
   * @throws TooManyBytes as soon as more than `most` have arrived.
   */
  put(id: string, bytes: AsyncIterable<Buffer>, most: number): Promise<StoredFile>;
  /** The bytes, or a part of them. Null when there is none. */
  get(id: string, range?: ByteRange): Promise<Readable | null>;
  /** The path of its bytes in a folder of ours, for readers with their own file access. */
  placeOf(id: string): string;
  /** Deleting a missing file is no error. */
  remove(id: string): Promise<void>;
  /** Whether it has no file; incomplete uploads do not count. */
  isEmpty(): Promise<boolean>;
  /** The ids of files older than this. Deletes incomplete uploads of that age. */
  olderThan(ms: number): AsyncIterable<string>;
}

/** Sharded by the last two characters of the id: the first ones are a timestamp. */
const keyOf = (id: string) => `${id.slice(-2)}/${id}`;

const arrivingFolder = 'arriving';

async function removeOlder(folder: string, before: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const stats = await stat(path).catch(() => null);
    if (stats !== null && stats.mtimeMs < before) await rm(path, { force: true });
  }
}

/**
 * Files in a folder, or in storage elsewhere. They arrive in the folder in any case: what they are is
 * known when they are complete.
 */
export function openFileStore(
  folder: string,
  openRemote: () => Promise<FileStorage> = () => openStorage({ kind: 'disk', folder }),
): FileStore {
  let opened: Promise<FileStorage> | undefined;
  const storage = () => (opened ??= openRemote());
  const arrivingIn = join(folder, arrivingFolder);
  return {
    placeOf: (id) => join(folder, keyOf(id)),

    async put(id, bytes, most) {
      const path = join(arrivingIn, id);
      await mkdir(arrivingIn, { recursive: true, mode: 0o700 });
      try {
        const stored = await receiveFile(path, bytes, most);
        await (await storage()).take(keyOf(id), { path, ...stored });
        return stored;
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
    },

    get: async (id, range) => (await storage()).read(keyOf(id), range),

    remove: async (id) => (await storage()).remove(keyOf(id)),

    async isEmpty() {
      for await (const { key } of (await storage()).list()) {
        if (!key.startsWith(`${arrivingFolder}/`)) return false;
      }
      return true;
    },

    async *olderThan(ms) {
      const before = Date.now() - ms;
      await removeOlder(arrivingIn, before);
      for await (const { key, changedAt } of (await storage()).list()) {
        const [shard, id = ''] = key.split('/');
        if (shard !== arrivingFolder && changedAt.getTime() < before) yield id;
      }
    },
  };
}
