import { ReadingEnded, readInThread, type Reading } from '#core/server/workers/read-in-thread.ts';
import { tooMuch, unreadableFile, UnreadableFile } from './unreadable-file.ts';
import type { Sheet } from './workbook-sheets.ts';
import type { ThreadResult } from './workbook-thread.ts';

const thread = new URL('./workbook-thread.ts', import.meta.url);

/** The sheets of a workbook, with their cells. @throws UnreadableFile when it cannot be read */
export async function sheetsOf(path: string, reading: Reading): Promise<readonly Sheet[]> {
  const result = await readInThread<ThreadResult>(thread, path, reading).catch((error: unknown) => {
    throw error instanceof ReadingEnded ? unreadableFile(path, tooMuch, error) : error;
  });
  if ('problem' in result) throw new UnreadableFile(result.problem);
  return result.sheets;
}
