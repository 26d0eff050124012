import { and, eq, sql } from 'drizzle-orm';
import type { PreviewRow } from '#domain/imports/import.ts';
import { problemsOfMapping } from '#domain/imports/mapping.ts';
import type { Database, Queryable } from '#server/platform/database/open.ts';
import { importProblems, imports } from '#server/tables/imports.ts';
import { batchesOf } from './batches.ts';
import { demandMapping, planOf, tableOf, type ImportRow, type Plan } from './plan.ts';
import type { RecordTarget } from './record-target.ts';
import {
  countSettled,
  keepProblems,
  noCounts,
  settle,
  type Counts,
  type Settled,
} from './settling.ts';
import { withTarget } from './target-for.ts';

/** One piece of work on an import. */
export interface ImportTask {
  readonly row: ImportRow;
  /** Aborted when it is to stop: after the rows that are being written. */
  readonly signal: AbortSignal;
  /** How many rows were gone through, and how much of it all that is, 0 to 1. */
  tell(rows: number, share: number | null): void;
}

/** Somebody else goes on with this import, from where it was taken up here. */
export class TakenOver extends Error {
  override name = 'TakenOver';
}

const rowsShown = 20;

const readingOf = ({ inspection, mapping }: Plan, { timeZone }: ImportRow) => ({
  columns: inspection.columns.map(({ name }) => name),
  mapping,
  dateOrders: inspection.format.dateOrders,
  timeZone,
  now: new Date(),
});

const add = (one: Counts, other: Counts): Counts => ({
  created: one.created + other.created,
  updated: one.updated + other.updated,
  unchanged: one.unchanged + other.unchanged,
  rejected: one.rejected + other.rejected,
  remarks: one.remarks + other.remarks,
});

const words = {
  created: 'create',
  updated: 'update',
  unchanged: 'unchanged',
  rejected: 'rejected',
} as const;

const previewOf = <Row>(
  target: RecordTarget<Row>,
  values: readonly Row[],
  { source, result, reasons, place }: Settled,
): PreviewRow => {
  const value = place === null ? undefined : values[place];
  return {
    row: source.row,
    result: words[result],
    values: value === undefined ? {} : target.shown(value),
    reasons: [...reasons],
  };
};

const forgetProblems = (db: Queryable, id: string) =>
  db.delete(importProblems).where(eq(importProblems.importId, id));

/** What is done with the file of an import. Who says when, and hears of the end, stands above. */
export function importEngine(db: Database) {
  async function checkWith<Row>(task: ImportTask, plan: Plan, target: RecordTarget<Row>) {
    const { row, signal } = task;
    const table = await tableOf(plan, row);
    let [counts, rows] = [noCounts(), 0];
    const preview: PreviewRow[] = [];
    await forgetProblems(db, row.id);
    for await (const batch of batchesOf(table, target, 0, signal)) {
      const foreseen = await target.foresee(db, batch.values);
      // Nothing was written of the batches before, so what they had is as good as known.
      const known = new Set(
        batch.entries.flatMap((one) =>
          one.rejected === undefined && one.isKnown ? one.place : [],
        ),
      );
      const outcomes = foreseen.map((outcome, place) =>
        outcome === 'created' && known.has(place) ? 'updated' : outcome,
      );
      const settled = settle(batch, outcomes);
      counts = add(counts, countSettled(settled));
      rows = batch.to;
      for (const one of settled.slice(0, rowsShown - preview.length))
        preview.push(previewOf(target, batch.values, one));
      await keepProblems(db, row.id, settled, table.columns);
      task.tell(rows, batch.bytes / Math.max(1, row.fileBytes));
      if (signal.aborted) return;
    }
    const { remarks, ...told } = counts;
    const notTaken = table.columns.filter((column) => (plan.mapping[column] ?? null) === null);
    await db
      .update(imports)
      .set({
        columns: [...table.columns],
        preview: { rows, counts: told, remarks, preview, notTaken },
      })
      .where(eq(imports.id, row.id));
  }

  async function runWith<Row>(task: ImportTask, plan: Plan, target: RecordTarget<Row>) {
    const { row, signal } = task;
    const { id } = row;
    const table = await tableOf(plan, row);
    const [begun] = await db
      .update(imports)
      .set({ columns: [...table.columns], mapping: plan.mapping, format: plan.inspection.format })
      .where(eq(imports.id, id))
      .returning({ readRows: imports.readRows });
    let from = begun?.readRows ?? 0;
    if (from === 0) await forgetProblems(db, id);

    const write = (
      batch: { to: number; bytes: number },
      put: (tx: Queryable) => Promise<Settled[]>,
    ) =>
      db.transaction(async (tx) => {
        const settled = await put(tx);
        await keepProblems(tx, id, settled, table.columns);
        const counts = countSettled(settled);
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
          .where(and(eq(imports.id, id), eq(imports.readRows, from)))
          .returning({ id: imports.id });
        if (gone.length === 0) throw new TakenOver();
      });

    // While one batch is written, the next is read.
    let writing: Promise<void> = Promise.resolve();
    try {
      for await (const batch of batchesOf(table, target, from, signal)) {
        await writing;
        if (signal.aborted) return;
        writing = write(batch, async (tx) =>
          settle(batch, await target.put(tx, batch.values)),
        ).then(() => {
          from = batch.to;
          task.tell(batch.to, batch.bytes / Math.max(1, row.fileBytes));
        });
        writing.catch(() => {});
      }
    } finally {
      await writing;
    }
  }

  const withPlan = async (
    task: ImportTask,
    work: <Row>(task: ImportTask, plan: Plan, target: RecordTarget<Row>) => Promise<void>,
  ): Promise<void> => {
    const plan = await planOf(db, task.row);
    demandMapping(plan, task.row);
    await withTarget(task.row, readingOf(plan, task.row), (target) => work(task, plan, target));
  };

  return {
    /** How a file is understood, and what its columns are. */
    async look(row: ImportRow) {
      const { inspection, mapping, isRemembered } = await planOf(db, row);
      return {
        ...{ format: inspection.format, columns: inspection.columns, notes: inspection.notes },
        ...{ mapping, isRemembered, questions: [], problems: problemsOfMapping(row.of, mapping) },
      };
    },

    /** Goes through a file and writes down what an import would do, and does none of it. */
    check: (task: ImportTask) => withPlan(task, checkWith),

    /** Writes what a file holds, from where it was left: a batch and how far it reaches in one. */
    run: (task: ImportTask) => withPlan(task, runWith),

    /** Takes an import back, as far as nobody built on it; goes on where it was left. */
    async undo({ row, signal, tell }: ImportTask): Promise<void> {
      const reading = {
        columns: [],
        mapping: {},
        dateOrders: {},
        timeZone: 'UTC',
        now: new Date(),
      };
      const all = Math.max(1, row.created + row.updated);
      let done = row.removed + row.restored + row.kept;
      await withTarget(row, reading, async (target) => {
        for (let isAll = false; !isAll && !signal.aborted;) {
          isAll = await db.transaction(async (tx) => {
            const undone = await target.undo(tx);
            await tx
              .update(imports)
              .set({
                removed: sql`${imports.removed} + ${undone.removed}`,
                restored: sql`${imports.restored} + ${undone.restored}`,
                kept: sql`${imports.kept} + ${undone.kept}`,
                updatedAt: sql`now()`,
              })
              .where(eq(imports.id, row.id));
            done += undone.removed + undone.restored + undone.kept;
            return undone.isAll;
          });
          tell(done, Math.min(1, done / all));
        }
      });
    },
  };
}

export type ImportEngine = ReturnType<typeof importEngine>;
