import { basename } from 'node:path';
import { readSheets } from '#features/imports/server/files/workbook-sheets.ts';
import { UnreadableFile } from '#features/imports/server/files/unreadable-file.ts';

/** Its name here means nothing to whoever sent it. */
const withoutFileName = ({ message }: UnreadableFile, path: string): string =>
  message.replace(`The file “${basename(path)}”`, 'It');

/**
 * The rows of the first filled sheet of a workbook, or why it cannot be read: a sentence. For
 * a thread of its own.
 */
export async function readWorkbook(
  path: string,
): Promise<{ readonly rows: readonly (readonly unknown[])[] } | { readonly problem: string }> {
  try {
    const sheets = await readSheets(path);
    const isFilled = (cells: readonly unknown[]) =>
      cells.some((cell) => cell !== null && String(cell).trim() !== '');
    const chosen = sheets.find(({ rows }) => rows.some(isFilled));
    return { rows: chosen?.rows.filter(isFilled) ?? [] };
  } catch (error) {
    if (error instanceof UnreadableFile) return { problem: withoutFileName(error, path) };
    throw error;
  }
}
