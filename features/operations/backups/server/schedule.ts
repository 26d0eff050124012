import { join } from 'node:path';
import type { OpenDatabase, Queryable } from '#core/platform/database/open.ts';
import type { Log } from '#core/platform/log/log.ts';
import type { BackupSettings } from '#core/server/backup-settings.ts';
import type { Settings } from '#core/server/settings.ts';
import { openWorker, type Worker } from '#core/server/workers/open-worker.ts';
import { backupLimits } from '#features/operations/backups/domain/limits.ts';
import { backupName, backupsIn, makeBackupFolder, removeOldBackups } from './backup-folder.ts';
import { runInThread } from './run-in-thread.ts';
import { backupRunStore, type BackupRun } from './runs.ts';
import type { BackupOutcome, BackupTask } from './tasks.ts';

/** When the last night's drill was due. */
function lastNight(now: Date): Date {
  const due = new Date(now);
  due.setHours(backupLimits.drillHour, 0, 0, 0);
  if (due > now) due.setDate(due.getDate() - 1);
  return due;
}

/** A day's backup follows the day's before at the same hour, though each begins a little late. */
const slackMs = 2 * backupLimits.pollMs;

export function isBackupDue(last: BackupRun | null, everyMs: number, now: Date): boolean {
  if (last === null) return true;
  const isGood = last.endedAt !== null && last.problem === null;
  const waitMs = isGood ? everyMs - slackMs : Math.min(everyMs, backupLimits.retryMs);
  return now.getTime() - new Date(last.startedAt).getTime() >= waitMs;
}

export const isDrillDue = (last: BackupRun | null, now: Date): boolean =>
  last === null || new Date(last.startedAt) < lastNight(now);

interface ScheduleParts {
  readonly database: OpenDatabase;
  readonly settings: Settings;
  readonly log: Log;
}

/**
 * Makes the backup or the drill that is due, if any, and records how it ended. The lock is not needed
 * for its result: it keeps nodes from doing the same.
 */
export async function runDueBackups(
  { database: { db, ownerConnection: connection }, settings, log }: ScheduleParts,
  { folder, everyMs, keep }: BackupSettings,
  signal: AbortSignal,
): Promise<void> {
  const run = async (kind: BackupTask['kind'], file: string): Promise<BackupOutcome> => {
    const id = await backupRunStore.begin(db, kind, file, true);
    const task = { kind, path: join(folder, file), connection, settings };
    const outcome = await runInThread(task, signal);
    await backupRunStore.end(db, id, outcome);
    const { bytes, rows, problem } = outcome;
    if (problem === null) log.info({ file, bytes, rows }, `The ${kind} is done.`);
    else log.error({ file, problem }, `The ${kind} failed.`);
    return outcome;
  };
  const last = (kind: BackupTask['kind']) => backupRunStore.lastScheduled(db as Queryable, kind);
  const now = new Date();
  if (isBackupDue(await last('backup'), everyMs, now)) {
    await makeBackupFolder(folder);
    const file = backupName(now, settings.backupPassphrase !== null);
    const { problem } = await run('backup', file);
    // Nothing is removed while no new one came.
    if (problem === null) await removeOldBackups(folder, keep);
  }
  const [newest] = await backupsIn(folder);
  if (newest !== undefined && !signal.aborted && isDrillDue(await last('drill'), new Date())) {
    await run('drill', newest);
  }
}

/** Makes backups and drills on one node, as the settings say. */
export function openBackupSchedule(parts: ScheduleParts, backups: BackupSettings): Worker {
  return openWorker(parts.database, {
    name: 'backups',
    lock: 'backups',
    everyMs: backupLimits.pollMs,
    step: (signal) => runDueBackups(parts, backups, signal),
    log: parts.log,
  });
}
