import { UnreadableFile } from './unreadable-file.ts';
import { readSheets, type Sheet } from './workbook-sheets.ts';

export type ThreadResult = { readonly sheets: readonly Sheet[] } | { readonly problem: string };

/** In a thread: reads the workbook at a path. */
export async function read(path: string): Promise<ThreadResult> {
  try {
    return { sheets: await readSheets(path) };
  } catch (error) {
    if (error instanceof UnreadableFile) return { problem: error.message };
    throw error;
  }
}
