import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { listFiles, type FileStorage } from './file-storage.ts';

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Files in a folder. Moved in by a rename and a sync, which the library's own move is not: after a
 * crash a file is there as a whole or not at all.
 */
export function openDiskStorage(folder: string): FileStorage {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  return {
    async take(key, { path }) {
      const place = join(folder, key);
      await mkdir(dirname(place), { recursive: true, mode: 0o700 });
      await rename(path, place);
      await syncFolder(dirname(place)).catch(async (error: unknown) => {
        await rm(place, { force: true });
        throw error;
      });
    },
    async read(key, range) {
      const file = await open(join(folder, key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      return file && createReadStream('', { fd: file, ...range });
    },
    pathOf: (key) => join(folder, key),
    remove: (key) => disk.delete(key),
    list: () => listFiles(disk, '/'),
  };
}
