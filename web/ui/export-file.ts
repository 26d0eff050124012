import type { Cell, SheetData } from 'write-excel-file/universal';
import type { CellValue, Sheet } from '#domain/exporting/cells.ts';
import { csvOf } from '#domain/exporting/csv.ts';
import type { Column } from './table-column.ts';

export type ExportFormat = 'csv' | 'xlsx';

/** Rows as the columns that are shown say them. */
export function sheetOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Sheet {
  const told = columns.flatMap(({ exported = [] }) => exported);
  return {
    headings: told.map(({ header }) => header),
    rows: rows.map((row) => told.map(({ value }) => value(row))),
  };
}

const cellOf = (value: CellValue): Cell =>
  value instanceof Date ? { value, type: Date, format: 'yyyy-mm-dd hh:mm' } : value;

async function xlsxOf({ headings, rows }: Sheet): Promise<Blob> {
  const { default: write } = await import('write-excel-file/universal');
  const head = headings.map((value): Cell => ({ value, fontWeight: 'bold' }));
  const data: SheetData = [head, ...rows.map((row) => row.map((value) => cellOf(value)))];
  return write(data, {
    columns: headings.map((_, index) => ({ width: index === 0 ? 40 : 20 })),
    stickyRowsCount: 1,
  }).toBlob();
}

/** What it is and when it was taken, as the name of a file. */
function fileNameOf(what: string, format: ExportFormat, now: Date): string {
  const words = what.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  return `${words.join('-').slice(0, 80)}-${day}.${format}`;
}

/** Gives the browser a file to save. */
export async function saveSheet(sheet: Sheet, what: string, format: ExportFormat): Promise<void> {
  const content =
    format === 'csv'
      ? new Blob([csvOf(sheet)], { type: 'text/csv;charset=utf-8' })
      : await xlsxOf(sheet);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = fileNameOf(what, format, new Date());
  link.click();
  URL.revokeObjectURL(link.href);
}
