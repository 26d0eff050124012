import type { Queryable } from '#core/platform/database/open.ts';
import type { Settings } from '#core/server/settings.ts';
import { backupRunStore, type BackupRun } from '#features/operations/backups/server/runs.ts';

/** A backup or a drill that ended. */
interface EndedRun {
  readonly file: string;
  /** When the state that it holds was read. */
  readonly at: string;
  readonly bytes: number | null;
  readonly rows: number | null;
  readonly problem: string | null;
}

export interface BackupStatus {
  /** Whether backups are made by themselves, and encrypted. */
  readonly isScheduled: boolean;
  readonly isEncrypted: boolean;
  /** The last that is good, and the last one at all; null: none yet. */
  readonly lastGoodBackup: EndedRun | null;
  readonly lastBackup: EndedRun | null;
  /** The last one that was restored beside the database, to see whether it can be. */
  readonly lastDrill: EndedRun | null;
}

const summaryOf = (run: BackupRun | null): EndedRun | null =>
  run && {
    file: run.file,
    at: run.startedAt,
    bytes: run.bytes,
    rows: run.rows,
    problem: run.problem,
  };

/** How it is about backups, for the page of the system. */
export async function backupStatus(
  db: Queryable,
  { backups, backupPassphrase }: Pick<Settings, 'backups' | 'backupPassphrase'>,
): Promise<BackupStatus> {
  return {
    isScheduled: backups !== null,
    isEncrypted: backupPassphrase !== null,
    lastGoodBackup: summaryOf(await backupRunStore.lastEnded(db, 'backup', true)),
    lastBackup: summaryOf(await backupRunStore.lastEnded(db, 'backup')),
    lastDrill: summaryOf(await backupRunStore.lastEnded(db, 'drill')),
  };
}
