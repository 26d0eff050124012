import { setTimeout as wait } from 'node:timers/promises';
import { openProgressEstimate } from '#features/directory/imports/domain/progress-estimate.ts';
import {
  claimImport,
  end,
  saveProgress,
} from '#features/directory/imports/server/finalize-import.ts';
import { errorMessageOf } from '#features/directory/imports/server/error-messages.ts';
import { importStore } from '#features/directory/imports/server/store.ts';
import { tryImportLock } from '#features/directory/imports/server/import-locks.ts';
import type { AdvisoryLock } from '#core/platform/database/locks.ts';
import type { OpenDatabase } from '#core/platform/database/open.ts';
import type { Settings } from '#core/server/settings.ts';
import type { ImportRow } from '#features/directory/imports/server/tables.ts';
import { engineOf } from './import-engine.ts';
import { progressLine } from './import-output.ts';
import { CommandError } from './command-error.ts';

const progressEveryMs = 1000;
const lockPollMs = 500;

/** Aborts when the person at the terminal presses Ctrl-C. Pressed again, it kills the process. */
export function interruption(): { signal: AbortSignal; forget(): void } {
  const stop = new AbortController();
  const interrupt = () => {
    process.stderr.write('\n  Stopping after the rows that are being written…\n');
    stop.abort();
  };
  process.once('SIGINT', interrupt);
  process.once('SIGTERM', interrupt);
  return {
    signal: stop.signal,
    forget: () => void process.off('SIGINT', interrupt).off('SIGTERM', interrupt),
  };
}

/** Waits for the lock of the import's destination: a running server or another terminal may hold it. */
export async function waitForImportLock(
  { pool }: OpenDatabase,
  row: Parameters<typeof tryImportLock>[1],
  signal: AbortSignal,
): Promise<AdvisoryLock> {
  for (let isFirst = true; ; isFirst = false) {
    const lock = await tryImportLock(pool, row);
    if (lock !== null) return lock;
    if (isFirst)
      process.stderr.write('  Another import writes to the same records. Waiting for it…\n');
    await wait(lockPollMs, null, { signal }).catch(() => {
      throw new CommandError('Stopped before it began. Nothing was written.');
    });
  }
}

/** Shows the progress at a terminal, and stores it for the imports screen. */
function openProgressReporter({ db }: OpenDatabase, id: string, stop: AbortController) {
  const pace = openProgressEstimate();
  let shownAt = 0;
  return (rows: number, share: number | null): void => {
    const now = performance.now();
    if (now - shownAt < progressEveryMs) return;
    shownAt = now;
    const progress = pace.at(now, rows, share);
    if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K  ${progressLine(progress)}`);
    saveProgress(db, id, progress)
      .then((isCancelled) => (isCancelled ? stop.abort() : undefined))
      .catch(() => {});
  };
}

/** Runs or undoes an import in this process, as a server would; returns its final state. */
export async function runImportTask(
  database: OpenDatabase,
  { id, settings }: { readonly id: string; readonly settings: Settings },
  lock: AdvisoryLock,
  interrupted: AbortSignal,
): Promise<ImportRow> {
  const { db } = database;
  const stop = new AbortController();
  const signal = AbortSignal.any([stop.signal, interrupted, lock.lost]);
  const row = await claimImport(db, id);
  if (row === null) throw new CommandError('There is nothing to do for this import.');
  const engine = engineOf(db, settings);
  const task = { row, signal, reportProgress: openProgressReporter(database, id, stop) };
  try {
    await (row.state === 'undoing' ? engine.undo(task) : engine.run(task));
    await end(db, row, { how: signal.aborted ? 'stopped' : 'finished' });
  } catch (error) {
    if (signal.aborted) await end(db, row, { how: 'stopped' });
    else {
      const problem = errorMessageOf(error, row);
      await end(db, row, { how: 'failed', problem });
      if (problem === null) throw error;
    }
  } finally {
    if (process.stderr.isTTY) process.stderr.write('\r\u001B[K');
  }
  const done = await importStore.inner(db, id);
  if (done === null) throw new CommandError('This import was removed meanwhile.');
  return done;
}
