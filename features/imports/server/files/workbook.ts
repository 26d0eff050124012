import { once } from 'node:events';
import { open, readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { unpackedBytes } from '#core/domain/zip.ts';
import { unreadableFile } from './unreadable-file.ts';

/** A workbook is held in memory at several times its size; larger data must come as CSV. */
const mostBytes = 32 * 1024 * 1024;
const mostUnpackedBytes = 200 * 1024 * 1024;
/** Resource limits for reading one. Others wait meanwhile: together they would take several times as much. */
const mostMegabytes = 768;
const longestMs = 60_000;
const turns = pLimit(1);
const tooMuch = 'holds too much once unpacked. Save the sheet as CSV, which has no limit.';

interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly unknown[])[];
}

/** The sheets of a workbook, with their cells. @throws UnreadableFile when it cannot be read */
export async function sheetsOf(path: string): Promise<Sheet[]> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (size > mostBytes)
      throw unreadableFile(
        path,
        'is too large for a workbook. Save the sheet as CSV, which has no limit.',
      );
  } finally {
    await file.close();
  }
  const bytes = await readFile(path);
  const unpacked = unpackedBytes(bytes);
  if (unpacked === null)
    throw unreadableFile(path, 'is damaged: it is no workbook that can be opened.');
  if (unpacked > mostUnpackedBytes) throw unreadableFile(path, tooMuch);
  try {
    return await turns(() => readAside(path));
  } catch (error) {
    const isTooMuch =
      error instanceof Error &&
      (error.name === 'AbortError' || ('code' in error && error.code === outOfMemory));
    throw unreadableFile(
      path,
      isTooMuch ? tooMuch : 'is no workbook in the XLSX format that can be read.',
      error,
    );
  }
}

const outOfMemory = 'ERR_WORKER_OUT_OF_MEMORY';

/**
 * Runs in a worker thread: parsing a workbook is synchronous, and one that unpacks to more than it
 * declares must not crash the server.
 */
async function readAside(path: string): Promise<Sheet[]> {
  const thread = new Worker(new URL('./workbook-thread.ts', import.meta.url), {
    workerData: path,
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  });
  try {
    const [sheets] = await once(thread, 'message', { signal: AbortSignal.timeout(longestMs) });
    return sheets as Sheet[];
  } finally {
    await thread.terminate();
  }
}
