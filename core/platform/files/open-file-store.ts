import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ByteRange, FileStorage } from './file-storage.ts';
import { receiveFile, type StoredFile } from './receive-file.ts';
import { openStorage, unavailable } from './storage-address.ts';

/** Storage of files' bytes, by our ids, never by users' file names. */
export interface FileStore {
  /**
   * Atomic: resolves once the file is complete and synced; on failure nothing is left.
   * @throws TooManyBytes as soon as more than `most` have arrived.
   */
  put(id: string, bytes: AsyncIterable<Buffer>, most: number): Promise<StoredFile>;
  /** The bytes, or a part of them. Null when there is none. */
  get(id: string, range?: ByteRange): Promise<Readable | null>;
  /**
   * Lets `work` read the bytes at a path of this machine, whose last part is the id: for readers with their
   * own file access. Where they are stored elsewhere, they are fetched for as long as it takes. Null when
   * there is none.
   */
  withPath<T>(
    id: string,
    work: (path: string) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T | null>;
  /** Deleting a missing file is no error. */
  remove(id: string): Promise<void>;
  /** Whether it has no file; incomplete uploads do not count. */
  isEmpty(): Promise<boolean>;
  /** The ids of all files. */
  ids(): AsyncIterable<string>;
  /** The ids of files older than this. Deletes incomplete uploads and left copies of that age. */
  olderThan(ms: number): AsyncIterable<string>;
}

/** Sharded by the last two characters of the id: the first ones are a timestamp. */
const keyOf = (id: string) => `${id.slice(-2)}/${id}`;

/** What is under way, beside the files when they lie in the same folder. */
const passing = { arriving: 'arriving', fetched: 'fetched' } as const;

const isPassing = (folder: string | undefined): boolean =>
  Object.values<string | undefined>(passing).includes(folder);

const isFile = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => null))?.isFile() === true;

async function removeOlder(folder: string, before: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const stats = await stat(path).catch(() => null);
    if (stats !== null && stats.mtimeMs < before) await rm(path, { recursive: true, force: true });
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
  const arrivingIn = join(folder, passing.arriving);
  const fetchedIn = join(folder, passing.fetched);

  async function* files(): AsyncGenerator<{ readonly id: string; readonly changedAt: Date }> {
    for await (const { key, changedAt } of (await storage()).list()) {
      const [shard, id = ''] = key.split('/');
      if (!isPassing(shard)) yield { id, changedAt };
    }
  }

  return {
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

    async withPath(id, work, signal) {
      const { pathOf, read } = await storage();
      if (pathOf) {
        const path = pathOf(keyOf(id));
        return (await isFile(path)) ? work(path) : null;
      }
      const bytes = await read(keyOf(id));
      if (bytes === null) return null;
      // Several may read the same file at once.
      const place = join(fetchedIn, randomUUID());
      try {
        await mkdir(place, { recursive: true, mode: 0o700 });
        const path = join(place, id);
        const copy = createWriteStream(path, { flags: 'wx', mode: 0o600 });
        await pipeline(bytes, copy, { signal }).catch((error: unknown) => {
          throw signal?.aborted ? error : unavailable(error);
        });
        return await work(path);
      } finally {
        await rm(place, { recursive: true, force: true });
      }
    },

    remove: async (id) => (await storage()).remove(keyOf(id)),

    async isEmpty() {
      for await (const _ of files()) return false;
      return true;
    },

    async *ids() {
      for await (const { id } of files()) yield id;
    },

    async *olderThan(ms) {
      const before = Date.now() - ms;
      await removeOlder(arrivingIn, before);
      await removeOlder(fetchedIn, before);
      for await (const { id, changedAt } of files()) if (changedAt.getTime() < before) yield id;
    },
  };
}
