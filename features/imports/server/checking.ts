import { eq } from 'drizzle-orm';
import { changedFields } from '#features/imports/domain/changed-fields.ts';
import type { PreviewRow } from '#features/imports/domain/import.ts';
import { columnsNotTaken } from '#features/imports/domain/mapping.ts';
import type { Database } from '#core/platform/database/open.ts';
import { imports } from './tables.ts';
import { batchesOf, type Batch } from './batches.ts';
import { tableOf, type Plan } from './plan.ts';
import type { Outcome, RecordTarget } from './record-target.ts';
import { countSettled, keepProblems, noCounts, settle, sumOf, type Settled } from './settling.ts';
import { forgetProblems, shareOf, type ImportTask } from './task.ts';

const rowsShown = 20;

const words: Readonly<Record<Settled['result'], PreviewRow['result']>> = {
  created: 'create',
  updated: 'update',
  unchanged: 'unchanged',
  rejected: 'rejected',
};

async function previewOf<Row>(
  db: Database,
  target: RecordTarget<Row>,
  values: readonly Row[],
  { source, result, reasons, place }: Settled,
): Promise<PreviewRow> {
  const told = { row: source.row, result: words[result], reasons: [...reasons] };
  const value = place === null ? undefined : values[place];
  if (value === undefined) return { ...told, values: {} };
  const shown = target.shown(value);
  const record = result === 'updated' ? await target.asIs?.(db, value) : null;
  return { ...told, values: shown, ...(record && { before: changedFields(shown, record) }) };
}

/** Nothing was written of the batches before, so what they had is as good as known. */
function withEarlierBatches<Row>(batch: Batch<Row>, foreseen: readonly Outcome[]): Outcome[] {
  const known = new Set(
    batch.entries.flatMap((one) => (one.rejected === undefined && one.isKnown ? one.place : [])),
  );
  return foreseen.map((outcome, place) => {
    if (!known.has(place)) return outcome;
    if (outcome === 'created') return 'updated';
    const isNew =
      typeof outcome !== 'string' && 'result' in outcome && outcome.result === 'created';
    return isNew ? { ...outcome, result: 'updated' } : outcome;
  });
}

/** Goes through a file and writes down what an import would do, and does none of it. */
export async function checkWith<Row>(
  db: Database,
  task: ImportTask,
  { mapping, ...plan }: Plan,
  target: RecordTarget<Row>,
): Promise<void> {
  const { row, signal } = task;
  const table = await tableOf({ mapping, ...plan }, row);
  const preview: PreviewRow[] = [];
  let [counts, rows] = [noCounts(), 0];
  await forgetProblems(db, row.id);
  for await (const batch of batchesOf(table, target, 0, signal)) {
    const foreseen = await target.foresee(db, batch.values);
    const settled = settle(batch, withEarlierBatches(batch, foreseen));
    counts = sumOf(counts, countSettled(settled));
    rows = batch.to;
    for (const one of settled.slice(0, rowsShown - preview.length))
      preview.push(await previewOf(db, target, batch.values, one));
    await keepProblems(db, row.id, settled, table.columns);
    task.tell(rows, shareOf(batch.bytes, row));
    if (signal.aborted) return;
  }
  const { remarks, ...told } = counts;
  const notTaken = columnsNotTaken(row.of, table.columns, mapping);
  await db
    .update(imports)
    .set({
      columns: [...table.columns],
      preview: { rows, counts: told, remarks, preview, notTaken },
    })
    .where(eq(imports.id, row.id));
}
