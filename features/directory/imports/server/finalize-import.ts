import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ImportState } from '#features/directory/imports/domain/import.ts';
import type { ImportProgress } from '#features/directory/imports/domain/progress-estimate.ts';
import { emit } from '#core/server/events/emit.ts';
import { importEvents } from '#features/directory/imports/domain/events.ts';
import type { Database, Queryable } from '#core/platform/database/open.ts';
import { imports, type ImportRow } from './tables.ts';
import { importEnds } from './events.ts';
import { importStore } from './store.ts';

/** How a task ended. */
export type TaskResult =
  | { readonly how: 'finished' }
  | { readonly how: 'stopped' }
  /** The reason for the user; null: internal error. */
  | { readonly how: 'failed'; readonly problem: string | null };

type WorkState = 'checking' | 'running' | 'undoing';

const states: Readonly<Record<WorkState, Readonly<Record<TaskResult['how'], ImportState>>>> = {
  checking: { finished: 'draft', stopped: 'draft', failed: 'draft' },
  running: { finished: 'done', stopped: 'cancelled', failed: 'failed' },
  undoing: { finished: 'undone', stopped: 'failed', failed: 'failed' },
};

/** Internal errors are not explained; the message says that nothing is lost. */
const internalErrorMessages: Readonly<Record<WorkState, string>> = {
  checking: 'Something went wrong on our side. Check it again.',
  running: 'Something went wrong on our side. What was written stays. Resume it to go on.',
  undoing: 'Something went wrong on our side, and not everything was undone. Undo it again.',
};

const isAtWork = (state: ImportState): state is WorkState =>
  state === 'checking' || state === 'running' || state === 'undoing';

/** Moves a queued import to running. Null: there is nothing left to do. */
export function claimImport(db: Database, id: string): Promise<ImportRow | null> {
  return db.transaction(async (tx) => {
    const row = await importStore.getForUpdate(tx, id);
    if (row === null) return null;
    if (row.state !== 'waiting') return isAtWork(row.state) ? row : null;
    const [begun] = await tx
      .update(imports)
      .set({
        state: 'running',
        problem: null,
        startedAt: sql`coalesce(${imports.startedAt}, now())`,
        updatedAt: sql`now()`,
      })
      .where(eq(imports.id, id))
      .returning();
    await emit(tx, importEvents['import.changed'], { importId: id, ownerId: row.createdBy });
    return begun ?? null;
  });
}

/** Saves the progress; returns whether cancellation was requested. */
export async function saveProgress(
  db: Database,
  id: string,
  progress: ImportProgress,
): Promise<boolean> {
  const [row] = await db
    .update(imports)
    .set({ progress, updatedAt: sql`now()` })
    // A late progress report must not change an import that has ended.
    .where(and(eq(imports.id, id), inArray(imports.state, ['checking', 'running', 'undoing'])))
    .returning({ cancelAsked: imports.cancelAsked, ownerId: imports.createdBy });
  const ownerId = row?.ownerId ?? null;
  await emit(db, importEvents['import.changed'], { importId: id, ownerId });
  return row?.cancelAsked ?? false;
}

type EndedRow = ImportRow & { readonly state: WorkState };

/** Publishes the end of a task. Cancelling notifies nobody: the user did it. */
async function emitEnd(
  db: Queryable,
  row: EndedRow,
  how: TaskResult['how'],
  problem: string | null,
): Promise<void> {
  const { id: importId, createdBy: ownerId, state, fileName: file, startedBy: actorId } = row;
  if (how === 'stopped') return emit(db, importEvents['import.changed'], { importId, ownerId });
  const ended = { importId, ownerId, row, problem };
  if (state === 'checking') return emit(db, importEnds.checking, ended);
  const { created, updated, unchanged, rejected } = row;
  const details = { file, how, created, updated, unchanged, rejected };
  const happened = { ...ended, actorId, ...details };
  if (state === 'undoing') return emit(db, importEnds.undoing, happened);
  return emit(db, importEnds.running, happened);
}

/** Sets the final state, notifies, and records the event. */
export function end(db: Database, { id }: ImportRow, ending: TaskResult): Promise<void> {
  return db.transaction(async (tx) => {
    const row = await importStore.getForUpdate(tx, id);
    if (row === null || !isAtWork(row.state)) return;
    const { how } = ending;
    const state = states[row.state][how];
    const problem = how === 'failed' ? (ending.problem ?? internalErrorMessages[row.state]) : null;
    await tx
      .update(imports)
      .set({
        state,
        problem,
        progress: null,
        cancelAsked: false,
        updatedAt: sql`now()`,
        ...(row.state === 'checking' && {
          checkedAt: how === 'finished' ? sql`now()` : null,
        }),
        ...(row.state !== 'checking' && { finishedAt: sql`now()` }),
      })
      .where(eq(imports.id, id));
    await emitEnd(tx, { ...row, state: row.state }, how, problem);
  });
}
