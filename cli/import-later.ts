import { desc, eq } from 'drizzle-orm';
import { canBeDone } from '#features/imports/domain/acting.ts';
import { keptRecords } from '#features/imports/server/kept.ts';
import type { ImportRow } from '#features/imports/server/plan.ts';
import { importStore } from '#features/imports/server/store.ts';
import type { Database } from '#core/platform/database/open.ts';
import { imports } from '#features/imports/server/tables.ts';
import { runHere } from './import-command.ts';
import { lineOfImport, say, short } from './import-words.ts';
import { interruption, waitForTurn, workOn } from './import-work.ts';
import { Stop } from './stop.ts';
import { withDatabase } from './with-database.ts';

const importsShown = 30;
const keptShown = 10;

/** @throws Stop when there is none */
export async function importById(db: Database, id: string): Promise<ImportRow> {
  const isId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu.test(id);
  const row = isId ? await importStore.inner(db, id) : null;
  if (row === null) throw new Stop(`There is no import “${id}”. See them with: import list`);
  return row;
}

export async function resume(id: string): Promise<void> {
  await withDatabase(async (database, { publicUrl }) => {
    const row = await importById(database.db, id);
    // One at work waits for its turn: when nobody has it, whoever had it is gone.
    if (!canBeDone('resume', row.state) && row.state !== 'running' && row.state !== 'waiting')
      throw new Stop(`This import is ${row.state}: there is nothing to resume.`);
    await runHere(database, row, publicUrl);
  });
}

export async function undo(id: string): Promise<void> {
  await withDatabase(async (database, { publicUrl }) => {
    const { db } = database;
    const row = await importById(db, id);
    if (!canBeDone('undo', row.state))
      throw new Stop(`This import is ${row.state} and cannot be undone now.`);
    const { signal, forget: listenNoMore } = interruption();
    const turn = await waitForTurn(database, row, signal);
    try {
      await db
        .update(imports)
        .set({ state: 'undoing', cancelAsked: false })
        .where(eq(imports.id, id));
      const { state, removed, restored, kept, problem } = await workOn(
        database,
        { id, publicUrl },
        turn,
        signal,
      );
      const left = await keptRecords(db, row, keptShown);
      say(
        '',
        `  ${removed} taken away, ${restored} put back as before, ${kept} left as they are.`,
        ...left.map(({ name, why }) => `  = ${short(`${name ?? 'Gone by now'}: ${why}`)}`),
        ...(kept > left.length ? [`    and ${kept - left.length} more`] : []),
        '',
      );
      if (state !== 'undone')
        throw new Stop(problem ?? `Stopped. To go on: npm run outrider -- import undo ${id}`);
    } finally {
      await turn.end();
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
    say(...(rows.length === 0 ? ['  There are no imports yet.'] : rows.map(lineOfImport)));
  });
}
