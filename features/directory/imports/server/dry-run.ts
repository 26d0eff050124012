import { eq } from 'drizzle-orm';
import { changedFields } from '#features/directory/imports/domain/changed-fields.ts';
import { rawText, storable } from '#features/directory/imports/domain/cells.ts';
import type { ImportMapping, PreviewRow } from '#features/directory/imports/domain/import.ts';
import { askedDates, dateLines } from '#features/directory/imports/domain/date-orders.ts';
import { ignoredColumns } from '#features/directory/imports/domain/mapping.ts';
import type { Database } from '#core/platform/database/open.ts';
import { imports } from './tables.ts';
import { batchesOf } from './batches.ts';
import { openPlannedTable, type Plan } from './plan.ts';
import { UnreadableFile } from '#features/directory/imports/server/files/unreadable-file.ts';
import type { RecordTarget } from './shared/record-target.ts';
import {
  countResults,
  saveProblems,
  emptyCounts,
  rowResultsOf,
  addCounts,
  type RowResult,
} from './row-results.ts';
import { deleteProblems, progressShareOf, type ImportTask } from './import-task.ts';

const rowsShown = 20;

const words: Readonly<Record<RowResult<unknown>['result'], PreviewRow['result']>> = {
  created: 'create',
  updated: 'update',
  unchanged: 'unchanged',
  rejected: 'rejected',
};

/** The mapped cells of a row that could not be parsed. */
const cellsByField = (
  { cells }: RowResult<unknown>['source'],
  columns: readonly string[],
  mapping: ImportMapping,
): Record<string, string> =>
  Object.fromEntries(
    columns.flatMap((column, at) => {
      const field = mapping[column] ?? null;
      return field === null ? [] : [[field, storable(rawText(cells[at]))]];
    }),
  );

async function previewOf<Row>(
  db: Database,
  target: RecordTarget<Row>,
  { columns, mapping }: { columns: readonly string[]; mapping: ImportMapping },
  { source, result, reasons, value }: RowResult<Row>,
): Promise<PreviewRow> {
  const base = { row: source.row, result: words[result], reasons: [...reasons] };
  if (value === undefined) return { ...base, values: cellsByField(source, columns, mapping) };
  const values = target.shown(value);
  const record = result === 'updated' ? await target.asIs?.(db, value) : null;
  const sameAs = target.sameAs?.(value) ?? null;
  return {
    ...base,
    values,
    ...(record && { before: changedFields(values, record) }),
    ...(sameAs !== null && { sameAs }),
  };
}

/** Runs through a file without importing it, and stores the predicted result. */
export async function dryRunImport<Row>(
  db: Database,
  task: ImportTask,
  { mapping, ...plan }: Plan,
  target: RecordTarget<Row>,
): Promise<void> {
  const { row, signal } = task;
  const table = await openPlannedTable({ mapping, ...plan }, task);
  const preview: PreviewRow[] = [];
  let [counts, rows] = [emptyCounts(), 0];
  await deleteProblems(db, row.id);
  for await (const batch of batchesOf(table, target, 0, signal)) {
    const predicted = await target.dryRun(db, batch.values);
    const settled = rowResultsOf(batch, predicted);
    counts = addCounts(counts, countResults(settled));
    rows = batch.to;
    if (target.rowsMost !== undefined && rows > target.rowsMost) {
      const most = target.rowsMost.toLocaleString('en');
      throw new UnreadableFile(`At most ${most} rows come in at once. Send this file in parts.`);
    }
    for (const one of settled.slice(0, rowsShown - preview.length))
      preview.push(await previewOf(db, target, { columns: table.columns, mapping }, one));
    await saveProblems(db, row.id, settled, table.columns);
    task.reportProgress(rows, progressShareOf(batch.bytes, row));
    if (signal.aborted) return;
  }
  const { remarks, ...told } = counts;
  const { ambiguousDates, format } = plan.inspection;
  const dates = dateLines(askedDates(ambiguousDates, mapping), format.dateOrders);
  const notTaken = ignoredColumns(plan.target, table.columns, mapping);
  await db
    .update(imports)
    .set({
      columns: [...table.columns],
      preview: { rows, counts: told, remarks, preview, notTaken, dates },
    })
    .where(eq(imports.id, row.id));
}
