import { day } from '#core/domain/units.ts';
import { pluralize } from '#core/domain/format.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { Settings } from '#core/server/settings.ts';
import type { SystemPart } from '#core/server/system-parts.ts';
import { isMissingIn } from './backup-folder.ts';
import { backupStatus } from './shared/backup-status.ts';

/** Missed twice, with a day's schedule. */
const oldMs = 2 * day;

const ageOf = (at: string): string => {
  const days = Math.floor((Date.now() - new Date(at).getTime()) / day);
  return days === 0 ? 'today' : `${pluralize(days, 'day', 'days')} ago`;
};

/** Whether there is a fresh backup that is known to be restorable. */
export const backupPart = (
  db: Queryable,
  settings: Pick<Settings, 'backups' | 'backupPassphrase'>,
): SystemPart => ({
  name: 'Backups',
  check: async () => {
    const { isScheduled, lastGoodBackup, lastBackup, lastDrill } = await backupStatus(db, settings);
    if (lastBackup?.problem) {
      return { state: 'attention', message: `The last backup failed: ${lastBackup.problem}` };
    }
    if (lastGoodBackup === null) {
      const message = isScheduled ? 'No backup yet.' : 'No backup yet, and none is scheduled.';
      return { state: 'attention', message };
    }
    const backup = `Last backup ${ageOf(lastGoodBackup.at)}`;
    if (settings.backups && (await isMissingIn(settings.backups.folder, lastGoodBackup.file))) {
      const message = `${backup}, not in BACKUP_DIR of this node: all nodes need the same folder.`;
      return { state: 'attention', message };
    }
    if (lastDrill?.problem) {
      return {
        state: 'attention',
        message: `${backup}. Restoring it failed: ${lastDrill.problem}`,
      };
    }
    const drill =
      lastDrill === null ? 'not restored to try yet' : `restored to try ${ageOf(lastDrill.at)}`;
    const isOld = Date.now() - new Date(lastGoodBackup.at).getTime() > oldMs;
    return { state: isOld ? 'attention' : 'ok', message: `${backup}, ${drill}.` };
  },
});
