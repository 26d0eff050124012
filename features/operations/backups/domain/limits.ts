import { day, hour, mebibyte, minute } from '#core/domain/units.ts';

export const backupLimits = {
  /** A table is written in parts of this size, so that its size need not be known beforehand. */
  partBytes: mebibyte,
  /** Times that it pauses, to time that it works: rows go through the database too. */
  pausePerWork: { rows: 24, files: 4 },
  filesAtOnce: 500,
  passphraseLeast: 8,
  passphraseMost: 1000,
  /** How often it is looked whether a backup or a drill is due. */
  pollMs: minute,
  /** After one that failed. */
  retryMs: hour,
  /** When the drill of a day is due, in the server's own time. */
  drillHour: 3,
  runsKeptMs: 400 * day,
} as const;
