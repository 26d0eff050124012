import { serviceKey } from '#core/server/services.ts';
import { eq, sql } from 'drizzle-orm';
import type { ImportOf } from '#features/directory/imports/domain/import.ts';
import type { ImportTarget } from '#features/directory/imports/domain/import-target.ts';
import { problemsOfMapping } from '#features/directory/imports/domain/mapping.ts';
import type { Database } from '#core/platform/database/open.ts';
import type { FileStore } from '#core/platform/files/open-file-store.ts';
import { imports, type ImportRow } from './tables.ts';
import { dryRunImport } from './dry-run.ts';
import { assertValidMapping, loadPlan, type Plan } from './plan.ts';
import type { RecordTarget } from './shared/record-target.ts';
import type { ServerImportTargets } from '#features/directory/imports/server/shared/import-target.ts';
import { runImport } from './run-import.ts';
import type { ImportTask } from './import-task.ts';
import { withImportFile } from './with-import-file.ts';

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
export function importEngine(
  db: Database,
  publicUrl: string,
  targets: ServerImportTargets,
  files: Pick<FileStore, 'withPath'>,
) {
  const withPlan = async (
    task: ImportTask,
    work: (
      db: Database,
      task: ImportTask,
      plan: Plan,
      target: RecordTarget<unknown>,
    ) => Promise<void>,
  ): Promise<void> => {
    const { row, signal } = task;
    const target = targets[row.of];
    await withImportFile(files, task, async (path) => {
      const plan = await loadPlan(db, target, row, { path, signal });
      assertValidMapping(plan);
      const timeZone = row.timeZone ?? (await target.timeZoneOf?.(db, row)) ?? 'UTC';
      const options = readOptionsOf(plan, row, timeZone);
      await work(db, task, plan, await target.open(row, options, publicUrl));
    });
  };

  return {
    recordsOf: (of: ImportOf): ImportTarget => targets[of].records,

    /** The format and columns of a file. */
    async look(row: ImportRow, signal: AbortSignal) {
      const plan = await withImportFile(files, { row, signal }, (path) =>
        loadPlan(db, targets[row.of], row, { path, signal }),
      );
      const { target, inspection, mapping, isRemembered, questions } = plan;
      return {
        format: inspection.format,
        columns: inspection.columns,
        notes: inspection.notes,
        mapping,
        isRemembered,
        problems: problemsOfMapping(target, mapping),
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
      const target = await targets[row.of].open(row, noReadOptions, publicUrl);
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
    },
  };
}

export type ImportEngine = ReturnType<typeof importEngine>;

/** The import engine of a server process. */
export const importEngineService = serviceKey<ImportEngine>('import engine');
