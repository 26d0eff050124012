import { asc, eq } from 'drizzle-orm';
import type { ImportOf } from '#features/directory/imports/domain/import.ts';
import { ignoredColumns } from '#features/directory/imports/domain/mapping.ts';
import { UnreadableFile } from '#features/directory/imports/server/files/unreadable-file.ts';
import { importStore } from '#features/directory/imports/server/store.ts';
import type { Database, OpenDatabase } from '#core/platform/database/open.ts';
import type { Settings } from '#core/server/settings.ts';
import { importProblems, type ImportRow } from '#features/directory/imports/server/tables.ts';
import {
  forget,
  importOfFile,
  enqueueImport,
  type FileOptions,
  uninterrupted,
} from './import-files.ts';
import {
  guessedColumnLines,
  ignoredColumnsLine,
  problemLine,
  readingLines,
  printLines,
  summary,
} from './import-output.ts';
import { engineOf, importTargets } from './import-engine.ts';
import { interruption, waitForImportLock, runImportTask } from './run-import.ts';
import { CommandError } from './command-error.ts';
import { withDatabase } from './with-database.ts';

const problemsShown = 10;
const interruptedCode = 130;

async function problemsOf(db: Database, { id }: ImportRow, all: number): Promise<string[]> {
  const problems = await db
    .select()
    .from(importProblems)
    .where(eq(importProblems.importId, id))
    // Rejected rows first.
    .orderBy(asc(importProblems.result), asc(importProblems.row))
    .limit(problemsShown);
  const left = all - problems.length;
  return [...problems.map(problemLine), ...(left > 0 ? [`    and ${left} more`] : [])];
}

async function printDryRun(
  { db }: OpenDatabase,
  row: ImportRow,
  settings: Settings,
): Promise<void> {
  const { signal, forget: listenNoMore } = interruption();
  try {
    await engineOf(db, settings)
      .check({ row, signal, reportProgress: () => {} })
      .catch((error: unknown) => {
        if (!signal.aborted) throw error;
      });
    const checked = await importStore.inner(db, row.id);
    const preview = checked?.preview;
    if (signal.aborted || !preview) throw new CommandError('Stopped. Nothing was written.');
    const counts = { ...preview.counts, remarks: preview.remarks };
    printLines(
      summary(counts, 'would be '),
      ...ignoredColumnsLine(preview.notTaken),
      ...(await problemsOf(db, row, counts.rejected + counts.remarks)),
      '  Nothing was written: this was a dry run.',
      '',
    );
  } finally {
    listenNoMore();
    await forget(db, row);
  }
}

/** Prints the result of an import; exits with an error unless it succeeded. */
async function printResult(db: Database, row: ImportRow): Promise<void> {
  const { id, of, state, problem, mapping, columns } = row;
  const notTaken = ignoredColumns(importTargets[of].records, columns ?? [], mapping ?? {});
  const lines = [summary(row), ...ignoredColumnsLine(notTaken)];
  lines.push(...(await problemsOf(db, row, row.rejected + row.remarks)));
  if (row.rejected > 0)
    lines.push(`  The rejected rows as a file: npm run outrider -- import report ${id} FILE`);
  if (state === 'done') lines.push(`  To take it back: npm run outrider -- import undo ${id}`);
  printLines(...lines, '');
  if (state === 'done') return;
  const goOn = `What was written stays. To go on: npm run outrider -- import resume ${id}`;
  if (state !== 'cancelled') throw new CommandError(`${problem ?? 'The import failed.'}\n${goOn}`);
  process.stderr.write(`  Stopped. ${goOn}\n\n`);
  process.exitCode = interruptedCode;
}

/** Resumes an import in this process. */
export async function runHere(
  database: OpenDatabase,
  row: ImportRow,
  settings: Settings,
): Promise<void> {
  const { db } = database;
  const { signal, forget: listenNoMore } = interruption();
  try {
    const lock = await waitForImportLock(database, row, signal);
    try {
      await enqueueImport(db, row);
      await printResult(db, await runImportTask(database, { id: row.id, settings }, lock, signal));
    } finally {
      await lock.release();
    }
  } finally {
    listenNoMore();
  }
}

export async function importFile(of: ImportOf, path: string, options: FileOptions): Promise<void> {
  await withDatabase(async (database, settings) => {
    try {
      const row = await importOfFile(database.db, of, path, options);
      const read = await engineOf(database.db, settings).look(row, uninterrupted);
      const guessed = guessedColumnLines(read.columns, read.mapping);
      printLines('', `  ${path} → ${of}`, ...readingLines(read), ...guessed);
      if (options.dryRun) return await printDryRun(database, row, settings);
      await runHere(database, row, settings);
    } catch (error) {
      if (error instanceof UnreadableFile) throw new CommandError(error.message);
      throw error;
    }
  });
}
