import { formatBytes } from '#core/domain/format.ts';
import { limits } from '#core/domain/limits.ts';
import { UnreadableList, type ListFile } from './list-file.ts';
import type { ReadListResult } from './list-file-worker.ts';

/** Aborts unpacking: a damaged archive may never end. */
const timeoutMs = 20_000;

/**
 * Reads a file of companies in a worker, so that the page stays responsive.
 * @throws UnreadableList with a message for the user
 */
export async function readListFile(file: File): Promise<ListFile> {
  if (file.size === 0) throw new UnreadableList('This file is empty.');
  if (file.size > limits.importFileBytes) {
    const [most, has] = [limits.importFileBytes, file.size].map((bytes) => formatBytes(bytes));
    throw new UnreadableList(
      `This file has ${has}; ${most} can be read at once. Keep the columns with names and web addresses only.`,
    );
  }
  const worker = new Worker(new URL('./list-file-worker.ts', import.meta.url), { type: 'module' });
  try {
    const read = await new Promise<ReadListResult>((resolve, reject) => {
      const giveUp = () => reject(new UnreadableList('This file cannot be read.'));
      worker.addEventListener('message', ({ data }: MessageEvent<ReadListResult>) => resolve(data));
      worker.addEventListener('error', giveUp);
      setTimeout(giveUp, timeoutMs);
      worker.postMessage(file);
    });
    if ('problem' in read) throw new UnreadableList(read.problem);
    return read.list;
  } finally {
    worker.terminate();
  }
}
