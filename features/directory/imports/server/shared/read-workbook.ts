import { basename } from 'node:path';
import { isBlank } from '#features/directory/imports/server/files/choose-sheet.ts';
import { readSheets } from '#features/directory/imports/server/files/workbook-sheets.ts';
import { UnreadableFile } from '#features/directory/imports/server/files/unreadable-file.ts';

/** Its name here means nothing to whoever sent it. */
const withoutFileName = ({ message }: UnreadableFile, path: string): string =>
  message.replace(`The file “${basename(path)}”`, 'It');

export interface WorkbookRow {
  /** As Excel counts it. */
  readonly row: number;
  readonly cells: readonly unknown[];
  readonly isHidden: boolean;
}

/**
 * The filled rows of the sheet of a workbook whose first one names the right columns, or else of the first
 * that people see, or why it cannot be read: a sentence. For a thread of its own.
 */
export async function readWorkbook(
  path: string,
  isHeader: (cells: readonly unknown[]) => boolean,
): Promise<{ readonly rows: readonly WorkbookRow[] } | { readonly problem: string }> {
  try {
    const filled = (await readSheets(path)).flatMap(({ rows, hiddenRows, isHidden: isAside }) => {
      const hidden = new Set(hiddenRows);
      const lines = rows.flatMap((cells, at) =>
        isBlank(cells) ? [] : { row: at + 1, cells, isHidden: hidden.has(at) },
      );
      return lines.length === 0 ? [] : { rows: lines, isAside };
    });
    const seen = filled.filter(({ isAside }) => !isAside);
    const sheet = seen.find(({ rows: [first] }) => first && isHeader(first.cells));
    return { rows: (sheet ?? seen[0] ?? filled[0])?.rows ?? [] };
  } catch (error) {
    if (error instanceof UnreadableFile) return { problem: withoutFileName(error, path) };
    throw error;
  }
}
