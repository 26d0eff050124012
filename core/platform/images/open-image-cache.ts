import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { imageOf, type Image } from './fetch-image.ts';

/** Pictures of other servers, fetched when first asked for and kept for a while. */
export interface ImageCache {
  /** Null: there is no picture, or it has not come yet. */
  get(url: string): Promise<Image | null>;
  /** Deletes old ones, and the oldest beyond the bound. */
  sweep(): Promise<void>;
}

export interface ImageCacheOptions {
  readonly folder: string;
  readonly fetch: (url: string) => Promise<Image | null>;
  /** Whether there is space to keep one. */
  readonly mayWrite: () => boolean;
  readonly keptMs: number;
  /** How long it is not asked again for one that could not be had. */
  readonly missingMs: number;
  readonly mostBytes: number;
  /** How long the first one to ask waits for it. */
  readonly waitMs: number;
  readonly fetchesAtOnce: number;
}

/** A file's bytes; empty for a picture that could not be had. */
interface Kept {
  readonly path: string;
  readonly size: number;
  readonly ageMs: number;
}

async function lookAt(path: string): Promise<Kept | null> {
  const stats = await stat(path).catch(() => null);
  return stats && { path, size: stats.size, ageMs: Date.now() - stats.mtimeMs };
}

const after = (ms: number) =>
  new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), ms).unref();
  });

/** After this share of the bound was written, it is checked again. */
const sweptShare = 0.1;

/** A file for each address, named by its hash: several nodes may share the folder. */
export function openImageCache(options: ImageCacheOptions): ImageCache {
  const { folder, fetch, mayWrite, keptMs, missingMs, mostBytes, waitMs } = options;
  const turns = pLimit(options.fetchesAtOnce);
  const flights = new Map<string, Promise<Image | null>>();
  let unswept = 0;

  async function keep(path: string, bytes: Buffer): Promise<void> {
    if (!mayWrite()) return;
    const unfinished = `${path}.${randomUUID()}`;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(unfinished, bytes, { mode: 0o600 });
    await rename(unfinished, path);
    unswept += bytes.length;
    if (unswept > sweptShare * mostBytes) await sweep();
  }

  async function fetchAndKeep(path: string, url: string): Promise<Image | null> {
    const image = await turns(() => fetch(url));
    // A cache that cannot be written is no reason to show nothing.
    await keep(path, image?.bytes ?? Buffer.alloc(0)).catch(() => undefined);
    return image;
  }

  /** One fetch at a time for each address. */
  function fetchOnce(path: string, url: string): Promise<Image | null> {
    const entry = flights.get(path);
    if (entry) return entry;
    const flight = fetchAndKeep(path, url).finally(() => flights.delete(path));
    flights.set(path, flight);
    return flight;
  }

  async function sweep(): Promise<void> {
    unswept = 0;
    const names = await readdir(folder).catch(() => []);
    const files = await Promise.all(names.map((name) => lookAt(join(folder, name))));
    let size = 0;
    for (const one of files.flatMap((file) => file ?? []).toSorted((a, b) => a.ageMs - b.ageMs)) {
      size += one.size;
      const isOver = size > mostBytes || one.ageMs > (one.size === 0 ? missingMs : keptMs);
      if (isOver) await rm(one.path, { force: true });
    }
  }

  return {
    sweep,
    async get(url) {
      const path = join(folder, createHash('sha256').update(url).digest('hex'));
      const entry = await lookAt(path);
      if (entry?.size === 0 && entry.ageMs < missingMs) return null;
      const bytes = entry && entry.ageMs < keptMs ? await readFile(path).catch(() => null) : null;
      const image = bytes && (await imageOf(bytes));
      return image ?? Promise.race([fetchOnce(path, url), after(waitMs)]);
    },
  };
}
