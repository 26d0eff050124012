import { readSheets } from '#features/imports/server/files/workbook-sheets.ts';
import { UnreadableFile } from '#features/imports/server/files/unreadable-file.ts';

/**
 * The rows of the first filled sheet of a workbook, or why it cannot be read: a sentence that names the
 * file. For a thread of its own.
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
    if (error instanceof UnreadableFile) return { problem: error.message };
    throw error;
  }
}
