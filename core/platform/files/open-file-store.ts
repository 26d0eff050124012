import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileTypeFromFile } from 'file-type';
import { openTextDetector } from './text-detector.ts';

/** What came in, as its bytes say. */
export interface StoredFile {
  readonly size: number;
  readonly sha256: string;
  /** What its first bytes are known by, as a media type; null when by nothing. */
  readonly mark: string | null;
  readonly isText: boolean;
}

export class TooManyBytes extends Error {
  override readonly name = 'TooManyBytes';
}

/** Where the bytes of files lie: under ids of ours, never under names of theirs. */
export interface FileStore {
  /**
   * Whole and on the disk when it answers; otherwise nothing is left.
   * @throws TooManyBytes as soon as more than `most` have come.
   */
  put(id: string, bytes: AsyncIterable<Buffer>, most: number): Promise<StoredFile>;
  /** Null when there is none. */
  get(id: string): Promise<Readable | null>;
  /** Where its bytes lie, for whatever reads them in its own way. */
  placeOf(id: string): string;
  /** Removing what is not there is no error. */
  remove(id: string): Promise<void>;
  /** The ids of those that came longer ago than this. What arrived by half by then is removed. */
  olderThan(ms: number): AsyncIterable<string>;
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function write(file: FileHandle, bytes: AsyncIterable<Buffer>, most: number) {
  const hash = createHash('sha256');
  const text = openTextDetector();
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > most) throw new TooManyBytes();
    hash.update(chunk);
    text.read(chunk);
    await file.appendFile(chunk);
  }
  await file.sync();
  return { size, sha256: hash.digest('hex'), isText: text.end() };
}

/** Whatever its parser stumbles over is not known to it. */
const markOf = async (path: string): Promise<string | null> =>
  (await fileTypeFromFile(path).catch(() => undefined))?.mime ?? null;

const isOlder = async (path: string, ms: number): Promise<boolean> => {
  const found = await stat(path).catch(() => null);
  return found !== null && found.mtimeMs < Date.now() - ms;
};

const incomingFolder = 'arriving';

/** Files in a folder. Its last two characters spread ids over folders: the first ones are the time. */
export function openFileStore(folder: string): FileStore {
  const placeOf = (id: string) => join(folder, id.slice(-2), id);
  return {
    placeOf,

    async put(id, bytes, most) {
      const arriving = join(folder, incomingFolder, id);
      await mkdir(dirname(arriving), { recursive: true });
      const file = await open(arriving, 'wx', 0o600);
      try {
        const written = await write(file, bytes, most).finally(() => file.close());
        const kept = { ...written, mark: await markOf(arriving) };
        const place = placeOf(id);
        await mkdir(dirname(place), { recursive: true });
        await rename(arriving, place);
        await syncFolder(dirname(place));
        return kept;
      } catch (error) {
        await rm(arriving, { force: true });
        throw error;
      }
    },

    async get(id) {
      const file = await open(placeOf(id)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      return file && createReadStream('', { fd: file });
    },

    remove: (id) => rm(placeOf(id), { force: true }),

    async *olderThan(ms) {
      for (const target of await readdir(folder).catch(() => [])) {
        for (const name of await readdir(join(folder, target))) {
          const path = join(folder, target, name);
          if (!(await isOlder(path, ms))) continue;
          if (target === incomingFolder) await rm(path, { force: true });
          else yield name;
        }
      }
    },
  };
}
