import { statfs } from 'node:fs/promises';
import type { Log } from '#core/platform/log/log.ts';

/** Writes stop below this much free space, or this part of the disk, whichever is less. */
const reserve = { bytes: 500 * 1024 * 1024, part: 0.05 } as const;
const everyMs = 2000;

export interface DiskBytes {
  readonly free: number;
  readonly total: number;
  /** Below this much free space writes stop. */
  readonly least: number;
}

export interface DiskSpace {
  /** Whether nothing may be written any more. */
  isFull(): boolean;
  /** Null while the folder cannot be asked about. */
  bytes(): DiskBytes | null;
  close(): void;
}

/**
 * Watches the disk of a folder, so that writes stop with a sentence before the database fails in the
 * middle of one.
 * @param reserveBytes The free space to keep; null: 500 MB or 5 % of the disk.
 */
export async function watchDiskSpace(
  folder: string,
  reserveBytes: number | null,
  log: Log,
): Promise<DiskSpace> {
  let isFull = false;
  let bytes: DiskBytes | null = null;
  async function look(): Promise<void> {
    // A folder that cannot be asked about, such as one that is not there yet, is not full.
    const disk = await statfs(folder).catch(() => null);
    if (disk === null) return;
    const least = reserveBytes ?? Math.min(reserve.bytes, reserve.part * disk.blocks * disk.bsize);
    const wasFull = isFull;
    const free = disk.bavail * disk.bsize;
    bytes = { free, total: disk.blocks * disk.bsize, least };
    isFull = free < least;
    if (isFull === wasFull) return;
    if (isFull) log.error({ folder }, 'The disk is almost full: nothing is written any more.');
    else log.info({ folder }, 'There is space on the disk again.');
  }
  await look();
  const timer = setInterval(() => void look(), everyMs);
  timer.unref();
  return { isFull: () => isFull, bytes: () => bytes, close: () => clearInterval(timer) };
}
