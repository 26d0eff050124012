import { once } from 'node:events';
import { open, readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { unusable } from './unreadable.ts';

/** A workbook has to be held as a whole, several times its size; larger ones come as CSV. */
const mostBytes = 32 * 1024 * 1024;
const mostUnpackedBytes = 200 * 1024 * 1024;
/** What reading one may take. */
const mostMegabytes = 1024;
const tooMuch = 'holds too much once unpacked. Save the sheet as CSV, which has no limit.';

interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly unknown[])[];
}

const endOfDirectory = 0x06054b50;
const entryOfDirectory = 0x02014b50;

/** How much a zip says that it holds; null when it is none. What it says is checked when unpacking. */
function unpackedBytes(zip: Buffer): number | null {
  const from = Math.max(0, zip.length - 66_000);
  let end = -1;
  for (let at = zip.length - 22; at >= from; at -= 1) {
    if (zip.readUInt32LE(at) === endOfDirectory) {
      end = at;
      break;
    }
  }
  if (end === -1) return null;
  let at = zip.readUInt32LE(end + 16);
  let sum = 0;
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (at + 46 > zip.length || zip.readUInt32LE(at) !== entryOfDirectory) return null;
    sum += zip.readUInt32LE(at + 24);
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return sum;
}

/** The sheets of a workbook, with their cells. @throws UnreadableFile when it cannot be read */
export async function sheetsOf(path: string): Promise<Sheet[]> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (size > mostBytes)
      throw unusable(
        path,
        'is too large for a workbook. Save the sheet as CSV, which has no limit.',
      );
  } finally {
    await file.close();
  }
  const bytes = await readFile(path);
  const unpacked = unpackedBytes(bytes);
  if (unpacked === null) throw unusable(path, 'is damaged: it is no workbook that can be opened.');
  if (unpacked > mostUnpackedBytes) throw unusable(path, tooMuch);
  try {
    return await readAside(path);
  } catch (error) {
    const isTooMuch = error instanceof Error && 'code' in error && error.code === outOfMemory;
    throw unusable(
      path,
      isTooMuch ? tooMuch : 'is no workbook in the XLSX format that can be read.',
      error,
    );
  }
}

const outOfMemory = 'ERR_WORKER_OUT_OF_MEMORY';

/**
 * In a thread of its own: a workbook is unpacked and read in one go, and nobody else is to wait for
 * it, nor to fall with it when it is more than it says.
 */
async function readAside(path: string): Promise<Sheet[]> {
  const thread = new Worker(new URL('./workbook-thread.ts', import.meta.url), {
    workerData: path,
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  });
  try {
    const [sheets] = await once(thread, 'message');
    return sheets as Sheet[];
  } finally {
    await thread.terminate();
  }
}
