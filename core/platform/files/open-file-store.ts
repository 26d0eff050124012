import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { isZipMark, zipMarkOf } from './zip-mark.ts';
import { openTextDetector } from './text-detector.ts';

/** A stored file, described by its bytes. */
export interface StoredFile {
  readonly size: number;
  readonly sha256: string;
  /** The media type detected from its magic bytes; null when unknown. */
  readonly mark: string | null;
  readonly isText: boolean;
}

export class TooManyBytes extends Error {
  override readonly name = 'TooManyBytes';
}

/** Storage of files' bytes, by our ids, never by users' file names. */
export interface FileStore {
  /**
   * Atomic: resolves once the file is complete and synced; on failure nothing is left.
   * @throws TooManyBytes as soon as more than `most` have arrived.
   */
  put(id: string, bytes: AsyncIterable<Buffer>, most: number): Promise<StoredFile>;
  /** Null when there is none. */
  get(id: string): Promise<Readable | null>;
  /** The path of its bytes, for readers with their own file access. */
  placeOf(id: string): string;
  /** Deleting a missing file is no error. */
  remove(id: string): Promise<void>;
  /** The ids of files older than this. Deletes incomplete uploads of that age. */
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

/** An error of the detector counts as unknown type. Imported with the first file. */
async function markOf(path: string): Promise<string | null> {
  const { fileTypeFromFile } = await import('file-type');
  const mark = (await fileTypeFromFile(path).catch(() => undefined))?.mime ?? null;
  return mark !== null && isZipMark(mark) ? zipMarkOf(path, mark) : mark;
}

const isOlder = async (path: string, ms: number): Promise<boolean> => {
  const found = await stat(path).catch(() => null);
  return found !== null && found.mtimeMs < Date.now() - ms;
};

const incomingFolder = 'arriving';

/** Files in a folder, sharded by the last two characters of the id: the first ones are a timestamp. */
export function openFileStore(folder: string): FileStore {
  const placeOf = (id: string) => join(folder, id.slice(-2), id);
  return {
    placeOf,

    async put(id, bytes, most) {
      const arriving = join(folder, incomingFolder, id);
      await mkdir(dirname(arriving), { recursive: true, mode: 0o700 });
      const file = await open(arriving, 'wx', 0o600);
      try {
        const written = await write(file, bytes, most).finally(() => file.close());
        const stored = { ...written, mark: await markOf(arriving) };
        const place = placeOf(id);
        await mkdir(dirname(place), { recursive: true, mode: 0o700 });
        await rename(arriving, place);
        await syncFolder(dirname(place));
        return stored;
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
