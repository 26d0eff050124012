import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#core/platform/database/open.ts';
import { imports } from './tables.ts';
import { batchesOf, type Batch } from './batches.ts';
import { UnreadableFile } from '#features/directory/imports/server/files/unreadable-file.ts';
import { openPlannedTable, type Plan } from './plan.ts';
import { ConcurrentChange, type RecordTarget } from './shared/record-target.ts';
import { countResults, saveProblems, rowResultsOf } from './row-results.ts';
import { deleteProblems, progressShareOf, type ImportTask } from './import-task.ts';

/** Another process resumed this import from the same checkpoint. */
export class TakenOver extends Error {
  override name = 'TakenOver';
}

const attempts = 5;

/** Whether another transaction changed the same record, so that the batch can be retried. */
const isRetryable = (error: unknown): boolean => {
  if (error instanceof ConcurrentChange) return true;
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : null;
  return code === '23505' || code === '40001' || code === '40P01';
};

/**
 * Writes a batch, its remarks and the checkpoint in one transaction, so that a crash leaves all of
 * it or nothing and the import resumes exactly there.
 */
async function write<Row>(
  db: Database,
  {
    importId,
    target,
    columns,
  }: { importId: string; target: RecordTarget<Row>; columns: readonly string[] },
  batch: Batch<Row>,
  from: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const settled = rowResultsOf(batch, await target.put(tx, batch.values));
    await saveProblems(tx, importId, settled, columns);
    const counts = countResults(settled);
    const gone = await tx
      .update(imports)
      .set({
        readRows: batch.to,
        readBytes: batch.bytes,
        created: sql`${imports.created} + ${counts.created}`,
        updated: sql`${imports.updated} + ${counts.updated}`,
        unchanged: sql`${imports.unchanged} + ${counts.unchanged}`,
        rejected: sql`${imports.rejected} + ${counts.rejected}`,
        remarks: sql`${imports.remarks} + ${counts.remarks}`,
        updatedAt: sql`now()`,
      })
      .where(and(eq(imports.id, importId), eq(imports.readRows, from)))
      .returning({ id: imports.id });
    if (gone.length === 0) throw new TakenOver();
  });
}

/**
 * Writes a file's rows, starting at the checkpoint. Reads the next batch while one is being
 * written.
 */
export async function runImport<Row>(
  db: Database,
  task: ImportTask,
  plan: Plan,
  target: RecordTarget<Row>,
): Promise<void> {
  const { row, signal } = task;
  if (row.removed + row.restored + row.kept > 0)
    throw new UnreadableFile(
      'This import is partly undone. Undo it again, then upload the file again.',
    );
  const table = await openPlannedTable(plan, task);
  const [begun] = await db
    .update(imports)
    .set({ columns: [...table.columns], mapping: plan.mapping, format: plan.inspection.format })
    .where(eq(imports.id, row.id))
    .returning({ readRows: imports.readRows });
  let reached = begun?.readRows ?? 0;
  if (reached === 0) await deleteProblems(db, row.id);
  const where = { importId: row.id, target, columns: table.columns };

  async function writeSurely(batch: Batch<Row>): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await write(db, where, batch, reached);
        break;
      } catch (error) {
        if (attempt === attempts || !isRetryable(error)) throw error;
      }
    }
    reached = batch.to;
    task.reportProgress(batch.to, progressShareOf(batch.bytes, row));
  }

  let writing = Promise.resolve();
  try {
    for await (const batch of batchesOf(table, target, reached, signal)) {
      await writing;
      if (signal.aborted) return;
      writing = writeSurely(batch);
      // Awaited before the next batch; until then a rejection must not count as unhandled.
      writing.catch(() => {});
    }
  } finally {
    await writing;
  }
}
