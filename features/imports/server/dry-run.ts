import { eq } from 'drizzle-orm';
import { changedFields } from '#features/imports/domain/changed-fields.ts';
import type { PreviewRow } from '#features/imports/domain/import.ts';
import { ignoredColumns } from '#features/imports/domain/mapping.ts';
import type { Database } from '#core/platform/database/open.ts';
import { imports } from './tables.ts';
import { batchesOf, type Batch } from './batches.ts';
import { openPlannedTable, type Plan } from './plan.ts';
import type { WriteOutcome, RecordTarget } from './record-target.ts';
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

const words: Readonly<Record<RowResult['result'], PreviewRow['result']>> = {
  created: 'create',
  updated: 'update',
  unchanged: 'unchanged',
  rejected: 'rejected',
};

async function previewOf<Row>(
  db: Database,
  target: RecordTarget<Row>,
  values: readonly Row[],
  { source, result, reasons, place }: RowResult,
): Promise<PreviewRow> {
  const told = { row: source.row, result: words[result], reasons: [...reasons] };
  const value = place === null ? undefined : values[place];
  if (value === undefined) return { ...told, values: {} };
  const shown = target.shown(value);
  const record = result === 'updated' ? await target.asIs?.(db, value) : null;
  return { ...told, values: shown, ...(record && { before: changedFields(shown, record) }) };
}

/** Rows with an id of an earlier batch are updates: a dry run did not write that batch. */
function withEarlierOutcomes<Row>(
  batch: Batch<Row>,
  predicted: readonly WriteOutcome[],
): WriteOutcome[] {
  const known = new Set(
    batch.entries.flatMap((one) => (one.rejected === undefined && one.isKnown ? one.place : [])),
  );
  return predicted.map((outcome, place) => {
    if (!known.has(place)) return outcome;
    if (outcome === 'created') return 'updated';
    const isNew =
      typeof outcome !== 'string' && 'result' in outcome && outcome.result === 'created';
    return isNew ? { ...outcome, result: 'updated' } : outcome;
  });
}

/** Runs through a file without importing it, and stores the predicted result. */
export async function dryRunImport<Row>(
  db: Database,
  task: ImportTask,
  { mapping, ...plan }: Plan,
  target: RecordTarget<Row>,
): Promise<void> {
  const { row, signal } = task;
  const table = await openPlannedTable({ mapping, ...plan }, row);
  const preview: PreviewRow[] = [];
  let [counts, rows] = [emptyCounts(), 0];
  await deleteProblems(db, row.id);
  for await (const batch of batchesOf(table, target, 0, signal)) {
    const predicted = await target.dryRun(db, batch.values);
    const settled = rowResultsOf(batch, withEarlierOutcomes(batch, predicted));
    counts = addCounts(counts, countResults(settled));
    rows = batch.to;
    for (const one of settled.slice(0, rowsShown - preview.length))
      preview.push(await previewOf(db, target, batch.values, one));
    await saveProblems(db, row.id, settled, table.columns);
    task.reportProgress(rows, progressShareOf(batch.bytes, row));
    if (signal.aborted) return;
  }
  const { remarks, ...told } = counts;
  const notTaken = ignoredColumns(row.of, table.columns, mapping);
  await db
    .update(imports)
    .set({
      columns: [...table.columns],
      preview: { rows, counts: told, remarks, preview, notTaken },
    })
    .where(eq(imports.id, row.id));
}
