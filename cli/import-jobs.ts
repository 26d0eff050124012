import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { desc, eq } from 'drizzle-orm';
import { canPerform } from '#features/directory/imports/domain/import-actions.ts';
import { writeReport } from '#features/directory/imports/server/problem-report.ts';
import { retainedRecords } from '#features/directory/imports/server/retained-records.ts';
import { importStore } from '#features/directory/imports/server/store.ts';
import type { Database } from '#core/platform/database/open.ts';
import { imports, type ImportRow } from '#features/directory/imports/server/tables.ts';
import { runHere } from './import-command.ts';
import { lineOfImport, printLines, short } from './import-output.ts';
import { interruption, waitForImportLock, runImportTask } from './run-import.ts';
import { importTargets } from './import-engine.ts';
import { CommandError } from './command-error.ts';
import { withDatabase } from './with-database.ts';

const importsShown = 30;
const keptShown = 10;

/** @throws CommandError when there is none */
async function loadImport(db: Database, id: string): Promise<ImportRow> {
  const isId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu.test(id);
  const row = isId ? await importStore.inner(db, id) : null;
  if (row === null)
    throw new CommandError(`There is no import “${id}”. See them with: import list`);
  return row;
}

export async function resume(id: string): Promise<void> {
  await withDatabase(async (database, settings) => {
    const row = await loadImport(database.db, id);
    // A running one waits for its lock: if the lock is free, its process is gone.
    if (!canPerform('resume', row.state) && row.state !== 'running' && row.state !== 'waiting')
      throw new CommandError(`This import is ${row.state}: there is nothing to resume.`);
    await runHere(database, row, settings);
  });
}

export async function undo(id: string): Promise<void> {
  await withDatabase(async (database, settings) => {
    const { db } = database;
    const row = await loadImport(db, id);
    if (!canPerform('undo', row.state))
      throw new CommandError(`This import is ${row.state} and cannot be undone now.`);
    const { signal, forget: listenNoMore } = interruption();
    const lock = await waitForImportLock(database, row, signal);
    try {
      await db
        .update(imports)
        .set({ state: 'undoing', cancelAsked: false })
        .where(eq(imports.id, id));
      const { state, removed, restored, kept, problem } = await runImportTask(
        database,
        { id, settings },
        lock,
        signal,
      );
      const left = await retainedRecords(db, row, importTargets[row.of], keptShown);
      printLines(
        '',
        `  ${removed} taken away, ${restored} put back as before, ${kept} left as they are.`,
        ...left.map(({ name, why }) => `  = ${short(`${name ?? 'Gone by now'}: ${why}`)}`),
        ...(kept > left.length ? [`    and ${kept - left.length} more`] : []),
        '',
      );
      if (state !== 'undone')
        throw new CommandError(
          problem ?? `Stopped. To go on: npm run outrider -- import undo ${id}`,
        );
    } finally {
      await lock.release();
      listenNoMore();
    }
  });
}

export async function list(): Promise<void> {
  await withDatabase(async ({ db }) => {
    const rows = await db
      .select()
      .from(imports)
      .orderBy(desc(imports.createdAt))
      .limit(importsShown);
    printLines(...(rows.length === 0 ? ['  There are no imports yet.'] : rows.map(lineOfImport)));
  });
}

/** Writes the rejected rows of an import with the reasons, to be corrected and imported again. */
export async function report(id: string, path: string): Promise<void> {
  await withDatabase(async ({ db }) => {
    const { columns, rejected } = await loadImport(db, id);
    await pipeline(Readable.from(writeReport(db, id, columns ?? [])), createWriteStream(path));
    printLines(`  ${rejected} rejected rows with their reasons: ${path}`);
  });
}
