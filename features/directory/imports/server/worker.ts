import { importLimits } from '#features/directory/imports/domain/limits.ts';
import { openProgressEstimate } from '#features/directory/imports/domain/progress-estimate.ts';
import { inProgressStates } from '#features/directory/imports/domain/import-actions.ts';
import type { AdvisoryLock } from '#core/platform/database/locks.ts';
import type { OpenDatabase } from '#core/platform/database/open.ts';
import type { Log } from '#core/platform/log/log.ts';
import { openWorker } from '#core/server/workers/open-worker.ts';
import type { ImportEngine } from './import-engine.ts';
import { TakenOver } from './run-import.ts';
import type { ImportTask } from './import-task.ts';
import type { ImportRow } from './tables.ts';
import { claimImport, end, saveProgress } from './finalize-import.ts';
import { errorMessageOf } from './error-messages.ts';
import { importStore } from './store.ts';
import { lockedBy, tryImportLock } from './import-locks.ts';

/** NOTIFY channel that wakes workers to start or stop a task. */
export const importWorkChannel = 'imports_to_do';

/** More at once would slow down requests. */
const mostAtOnce = 2;

function workOn(engine: ImportEngine, { state }: ImportRow): (task: ImportTask) => Promise<void> {
  if (state === 'checking') return engine.check;
  return state === 'undoing' ? engine.undo : engine.run;
}

/**
 * Processes queued imports. The table is the queue, so an interrupted import is found again with
 * its checkpoint. Several nodes may run workers; locks keep them apart.
 */
export function openImportWorker(
  database: Pick<OpenDatabase, 'db' | 'pool' | 'listen'>,
  engine: ImportEngine,
  log: Log,
) {
  const { db, pool } = database;
  const closing = new AbortController();
  /** The running tasks of this node, with their abort controllers. */
  const atWork = new Map<
    string,
    { readonly stop: AbortController; readonly done: Promise<void> }
  >();

  function taskFor(row: ImportRow, stop: AbortController, signal: AbortSignal): ImportTask {
    const pace = openProgressEstimate();
    let lastSavedAt = 0;
    let saving: Promise<void> | null = null;
    return {
      row,
      signal,
      reportProgress(rows, share) {
        const now = performance.now();
        if (saving !== null || now - lastSavedAt < importLimits.importTellMs) return;
        lastSavedAt = now;
        saving = saveProgress(db, row.id, pace.at(now, rows, share))
          .then((isCancelled) => (isCancelled ? stop.abort() : undefined))
          .catch((error: unknown) => log.debug({ err: error }, 'Progress was not kept.'))
          .finally(() => (saving = null));
      },
    };
  }

  async function work(id: string, lock: AdvisoryLock, stop: AbortController): Promise<void> {
    const signal = AbortSignal.any([stop.signal, closing.signal, lock.lost]);
    /** The next holder of the lock resumes from the checkpoint. */
    const isLeft = () => closing.signal.aborted || lock.lost.aborted;
    const row = await claimImport(db, id);
    if (row === null) return;
    if (row.cancelAsked) return end(db, row, { how: 'stopped' });
    try {
      await workOn(engine, row)(taskFor(row, stop, signal));
      if (isLeft()) return;
      await end(db, row, { how: stop.signal.aborted ? 'stopped' : 'finished' });
    } catch (error) {
      if (isLeft() || error instanceof TakenOver) return;
      if (stop.signal.aborted) return end(db, row, { how: 'stopped' });
      const problem = errorMessageOf(error, row);
      if (problem === null) {
        log.error({ err: error, import: id }, 'An import failed.');
        // A lost database connection does not fail the import.
        if (!(await lock.isHeld())) return;
      }
      await end(db, row, { how: 'failed', problem });
    }
  }

  function begins(row: ImportRow, lock: AdvisoryLock): void {
    const stop = new AbortController();
    const done = work(row.id, lock, stop)
      .catch((error: unknown) => log.warn({ err: error }, 'An import has to wait.'))
      .finally(async () => {
        atWork.delete(row.id);
        await lock.release();
        worker.wake();
      });
    atWork.set(row.id, { stop, done });
  }

  async function beginWaiting(): Promise<void> {
    const seen = new Set<string>();
    for (const row of await importStore.inStates(db, inProgressStates)) {
      if (row.cancelAsked) atWork.get(row.id)?.stop.abort();
      const key = lockedBy(row);
      const isFirst = !seen.has(key);
      seen.add(key);
      if (!isFirst || atWork.has(row.id) || atWork.size >= mostAtOnce) continue;
      if (closing.signal.aborted) return;
      const lock = await tryImportLock(pool, row);
      if (lock !== null) begins(row, lock);
    }
  }

  const worker = openWorker(database, {
    name: 'imports',
    wake: importWorkChannel,
    everyMs: importLimits.importPollMs,
    step: beginWaiting,
    log,
  });
  return {
    /** Stops after the batch being written; resumed at the next start. */
    async close(): Promise<void> {
      closing.abort();
      await worker.close();
      await Promise.all([...atWork.values()].map(({ done }) => done));
    },
  };
}
