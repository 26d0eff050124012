import { serviceKey } from '#core/server/services.ts';
import { eq, sql } from 'drizzle-orm';
import { problemsOfMapping } from '#features/directory/imports/domain/mapping.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import type { Database } from '#core/platform/database/open.ts';
import { imports } from './tables.ts';
import { dryRunImport } from './dry-run.ts';
import { assertValidMapping, loadPlan, type ImportRow, type Plan } from './plan.ts';
import type { RecordTarget } from './record-target.ts';
import type { ServerImportTargets } from '#features/directory/imports/server/shared/import-target.ts';
import { runImport } from './run-import.ts';
import { withTarget } from './target-for.ts';
import type { ImportTask } from './import-task.ts';

const readOptionsOf = (
  { inspection, mapping, questions }: Plan,
  { currency }: ImportRow,
  timeZone: string,
) => ({
  columns: inspection.columns.map(({ name }) => name),
  mapping,
  questions: questions.known,
  dateOrders: inspection.format.dateOrders,
  currency,
  timeZone,
  now: new Date(),
});

/** Deadlines are meant in the corporation's zone. Whatever else has dates has days, or names its zone. */
async function zoneOf(db: Database, { of, corporationId, timeZone }: ImportRow): Promise<string> {
  if (timeZone !== null) return timeZone;
  if (of !== 'opportunities' || corporationId === null) return 'UTC';
  const [found] = await db
    .select({ timeZone: corporations.timeZone })
    .from(corporations)
    .where(eq(corporations.id, corporationId));
  return found?.timeZone ?? 'UTC';
}

/** Undoing does not read the file. */
const noReadOptions = {
  columns: [],
  mapping: {},
  questions: [],
  dateOrders: {},
  currency: null,
  timeZone: 'UTC',
  now: new Date(),
};

/** Processes the file of an import. Scheduling and results are the worker's. */
export function importEngine(db: Database, publicUrl: string, targets: ServerImportTargets) {
  const withPlan = async (
    task: ImportTask,
    work: <Row>(
      db: Database,
      task: ImportTask,
      plan: Plan,
      target: RecordTarget<Row>,
    ) => Promise<void>,
  ): Promise<void> => {
    const { records } = targets[task.row.of];
    const plan = await loadPlan(db, records, task.row, task.signal);
    assertValidMapping(plan);
    const options = readOptionsOf(plan, task.row, await zoneOf(db, task.row));
    await withTarget(task.row, options, publicUrl, (target) => work(db, task, plan, target));
  };

  return {
    /** The format and columns of a file. */
    async look(row: ImportRow, signal: AbortSignal) {
      const { records } = targets[row.of];
      const plan = await loadPlan(db, records, row, signal);
      const { inspection, mapping, isRemembered, questions } = plan;
      return {
        format: inspection.format,
        columns: inspection.columns,
        notes: inspection.notes,
        mapping,
        isRemembered,
        problems: problemsOfMapping(records, mapping),
        questions: [...questions.offered],
        lines: inspection.lines,
        hiddenRows: inspection.hiddenRows,
        linesBelow: inspection.linesBelow,
        ambiguousDates: inspection.ambiguousDates,
      };
    },

    check: (task: ImportTask) => withPlan(task, dryRunImport),
    run: (task: ImportTask) => withPlan(task, runImport),

    /** Undoes an import, except for records changed or referenced since; resumable. */
    async undo({ row, signal, reportProgress }: ImportTask): Promise<void> {
      const all = Math.max(1, row.created + row.updated);
      let done = row.removed + row.restored + row.kept;
      await withTarget(row, noReadOptions, publicUrl, async (target) => {
        for (let isAll = false; !isAll && !signal.aborted;) {
          isAll = await db.transaction(async (tx) => {
            const { removed, restored, kept, isAll: isOver } = await target.undo(tx);
            await tx
              .update(imports)
              .set({
                removed: sql`${imports.removed} + ${removed}`,
                restored: sql`${imports.restored} + ${restored}`,
                kept: sql`${imports.kept} + ${kept}`,
                updatedAt: sql`now()`,
              })
              .where(eq(imports.id, row.id));
            done += removed + restored + kept;
            return isOver;
          });
          reportProgress(done, Math.min(1, done / all));
        }
      });
    },
  };
}

export type ImportEngine = ReturnType<typeof importEngine>;

/** The import engine of a server process. */
export const importEngineService = serviceKey<ImportEngine>('import engine');
