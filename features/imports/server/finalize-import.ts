import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ImportState } from '#features/imports/domain/import.ts';
import { importResultMessage } from '#features/imports/domain/import-result.ts';
import type { ImportProgress } from '#features/imports/domain/progress-estimate.ts';
import { publishImportChange } from '#core/server/events/publish-import-change.ts';
import { notify } from '#core/server/events/notify.ts';
import { recordEvent } from '#core/server/events/record-event.ts';
import type { Database } from '#core/platform/database/open.ts';
import { imports } from './tables.ts';
import type { ImportRow } from './plan.ts';
import { importStore } from './store.ts';

/** How a piece of work came to its end. */
export type TaskResult =
  | { readonly how: 'finished' }
  | { readonly how: 'stopped' }
  /** Why, in words for a person; null: through a fault of ours. */
  | { readonly how: 'failed'; readonly problem: string | null };

type WorkState = 'checking' | 'running' | 'undoing';

const states: Readonly<Record<WorkState, Readonly<Record<TaskResult['how'], ImportState>>>> = {
  checking: { finished: 'draft', stopped: 'draft', failed: 'draft' },
  running: { finished: 'done', stopped: 'cancelled', failed: 'failed' },
  undoing: { finished: 'undone', stopped: 'failed', failed: 'failed' },
};

/** What went wrong on our side is not explained; that nothing is lost is. */
const internalErrorMessages: Readonly<Record<WorkState, string>> = {
  checking: 'Something went wrong on our side. Check it again.',
  running: 'Something went wrong on our side. What was written stays. Resume it to go on.',
  undoing: 'Something went wrong on our side, and not everything was taken back. Undo it again.',
};

const isAtWork = (state: ImportState): state is WorkState =>
  state === 'checking' || state === 'running' || state === 'undoing';

/** Takes it out of the line. Null: there is nothing left to do. */
export function claimImport(db: Database, id: string): Promise<ImportRow | null> {
  return db.transaction(async (tx) => {
    const row = await importStore.getForUpdate(tx, id);
    if (row === null) return null;
    if (row.state !== 'waiting') return isAtWork(row.state) ? row : null;
    const [begun] = await tx
      .update(imports)
      .set({
        ...{ state: 'running', problem: null },
        startedAt: sql`coalesce(${imports.startedAt}, now())`,
        updatedAt: sql`now()`,
      })
      .where(eq(imports.id, id))
      .returning();
    await publishImportChange(tx, id);
    return begun ?? null;
  });
}

/** Keeps how far it has come, and answers whether it is to stop. */
export async function saveProgress(
  db: Database,
  id: string,
  progress: ImportProgress,
): Promise<boolean> {
  const [kept] = await db
    .update(imports)
    .set({ progress, updatedAt: sql`now()` })
    // What is told a moment late must not make it look as if it went on.
    .where(and(eq(imports.id, id), inArray(imports.state, ['checking', 'running', 'undoing'])))
    .returning({ cancelAsked: imports.cancelAsked });
  await publishImportChange(db, id);
  return kept?.cancelAsked ?? false;
}

/** Nobody is told that a check is done which they have hardly looked away from. */
const notifyAfterMs = 10_000;

function shouldNotify({ queuedAt }: ImportRow, state: WorkState, ending: TaskResult): boolean {
  if (ending.how === 'stopped') return false;
  return state === 'running' || Date.now() - Date.parse(queuedAt ?? '') > notifyAfterMs;
}

/** What it is now, who is told, and what is written down. */
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
        ...{ state, problem, progress: null, cancelAsked: false, updatedAt: sql`now()` },
        ...(row.state === 'checking' && {
          checkedAt: how === 'finished' ? sql`now()` : null,
        }),
        ...(row.state !== 'checking' && { finishedAt: sql`now()` }),
      })
      .where(eq(imports.id, id));
    if (row.state !== 'checking' && how !== 'stopped') {
      const { created, updated, unchanged, rejected } = row;
      await recordEvent(tx, {
        kind: row.state === 'undoing' ? 'import.undone' : 'import.finished',
        actorId: row.startedBy,
        ...{ subject: 'import', subjectId: id },
        details: { file: row.fileName, how, created, updated, unchanged, rejected },
      });
    }
    if (row.startedBy !== null && shouldNotify(row, row.state, ending)) {
      const { title, body } = importResultMessage({ ...row, state: row.state, problem });
      const news = { kind: 'import finished', title, body, isLatest: true } as const;
      await notify(tx, [row.startedBy], { ...news, link: `/admin/imports/${id}` }, null);
    }
    await publishImportChange(tx, id);
  });
}
