import { open, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import { pack as openPack } from 'tar-stream';
import { encrypted } from './age.ts';

export interface ArchiveWriter {
  add(name: string, bytes: Buffer): Promise<void>;
  /** The stream must have this size. */
  addStream(name: string, size: number, bytes: AsyncIterable<Buffer>): Promise<void>;
  /** Resolves once the file is complete and synced at its place. Returns its size. */
  finish(): Promise<number>;
  /** Leaves nothing. */
  abort(): Promise<void>;
}

/** Where an archive is while it is being written. */
export const unfinishedPath = (path: string): string => `${path}.unfinished`;

const mode = 0o600;
const syncEveryBytes = 512 * 1024;
const zstdParameters = {
  [constants.ZSTD_c_compressionLevel]: 3,
  [constants.ZSTD_c_checksumFlag]: 1,
};

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Syncs small amounts: the database's commits share the disk, and would wait for a large one. */
async function writeSynced(file: FileHandle, source: AsyncIterable<Buffer>): Promise<void> {
  try {
    let unsyncedBytes = 0;
    for await (const bytes of source) {
      await file.appendFile(bytes);
      unsyncedBytes += bytes.length;
      if (unsyncedBytes >= syncEveryBytes) {
        await file.datasync();
        unsyncedBytes = 0;
      }
    }
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Writes a tar file, compressed by zstd and encrypted in the age format, as a stream. It has its name
 * only once it is complete.
 */
export async function openArchiveWriter(
  path: string,
  passphrase: string | null,
): Promise<ArchiveWriter> {
  const unfinished = unfinishedPath(path);
  const file = await open(unfinished, 'w', mode);
  const pack = openPack();
  const stopping = new AbortController();
  const work = pipeline(
    Readable.from(pack),
    createZstdCompress({ params: zstdParameters }),
    passphrase === null
      ? (source: AsyncIterable<Buffer>) => source
      : (source: AsyncIterable<Buffer>) => encrypted(source, passphrase),
    (source: AsyncIterable<Buffer>) => writeSynced(file, source),
    { signal: stopping.signal },
  );
  // A full disk: whoever waits for room in the stream is told at once.
  const failed = new Promise<never>((_, reject) => void work.catch(reject));
  failed.catch(() => pack.destroy());

  const addStream = async (name: string, size: number, bytes: AsyncIterable<Buffer>) => {
    const added = new Promise<void>((resolve, reject) => {
      const sink = pack.entry({ name, size, mode }, (error) => (error ? reject(error) : resolve()));
      pipeline(bytes, sink).catch(reject);
    });
    await Promise.race([added, failed]);
  };
  return {
    add: (name, bytes) => addStream(name, bytes.length, Readable.from([bytes])),
    addStream,
    async finish() {
      pack.finalize();
      await work;
      const { size } = await stat(unfinished);
      await rename(unfinished, path);
      // Whoever is told that it failed must not find it.
      await syncFolder(dirname(path)).catch(async (error: unknown) => {
        await rm(path, { force: true });
        throw error;
      });
      return size;
    },
    async abort() {
      stopping.abort();
      pack.destroy();
      await work.catch(() => undefined);
      await rm(unfinished, { force: true });
    },
  };
}
