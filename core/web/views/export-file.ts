import { sheetOf, type Sheet } from '#core/domain/exporting/sheet.ts';
import { csvOf } from '#core/domain/exporting/csv.ts';
import { saved } from '#core/domain/exporting/endpoints.ts';
import { limits } from '#core/domain/limits.ts';
import { call } from '#core/web/transport/call.ts';
import { startDownload } from '#core/web/start-download.ts';
import type { Column } from './table-column.ts';
import type { XlsxResult } from './xlsx-worker.ts';

export type ExportFormat = 'csv' | 'xlsx';

/** Rows as cells of the visible columns. */
export function toSheet<Row>(
  columns: readonly Pick<Column<Row>, 'exported'>[],
  rows: readonly Row[],
): Sheet {
  return sheetOf(
    columns.flatMap(({ exported = [] }) => exported),
    rows,
  );
}

/** Written in a worker that is loaded on demand. */
async function xlsxOf(sheet: Sheet): Promise<Blob> {
  const worker = new Worker(new URL('./xlsx-worker.ts', import.meta.url), { type: 'module' });
  try {
    const result = await new Promise<XlsxResult>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<XlsxResult>) => resolve(data));
      worker.addEventListener('error', () => reject(new Error('The file could not be written.')));
      worker.postMessage(sheet);
    });
    if ('problem' in result) throw new Error(result.problem);
    return result.file;
  } finally {
    worker.terminate();
  }
}

/** The file name: content and date. */
function fileNameOf(what: string, format: ExportFormat, now: Date): string {
  const words = what.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  return `${words.join('-').slice(0, 80)}-${day}.${format}`;
}

/** The audit log has what was taken along. Rows that are here already are saved without a network, too. */
const record = (name: string, format: ExportFormat, rows: number): Promise<unknown> =>
  call(saved, { body: { name: name.slice(0, limits.queryCharacters), format, rows } }).catch(
    () => {},
  );

/** Starts a download, and records it. */
export async function saveSheet(sheet: Sheet, what: string, format: ExportFormat): Promise<void> {
  const content =
    format === 'csv'
      ? new Blob([csvOf(sheet)], { type: 'text/csv;charset=utf-8' })
      : await xlsxOf(sheet);
  const address = URL.createObjectURL(content);
  startDownload(address, fileNameOf(what, format, new Date()));
  URL.revokeObjectURL(address);
  void record(what, format, sheet.rows.length);
}
