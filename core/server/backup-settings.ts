import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { hour } from '#core/domain/units.ts';

/** Backups that are made by themselves. */
export interface BackupSettings {
  readonly folder: string;
  readonly everyMs: number;
  /** How many are kept. */
  readonly keep: number;
}

export interface ReadBackupSettings {
  /** Null: none are made by themselves. */
  readonly backups: BackupSettings | null;
  /** What backups are encrypted with. Null: none was set. */
  readonly backupPassphrase: string | null;
  readonly problems: readonly string[];
}

const defaults = { everyHours: 24, keep: 14 } as const;
const most = { everyHours: 24 * 31, keep: 1000 } as const;
const passphraseLeast = 8;

function wholeOf(
  environment: NodeJS.ProcessEnv,
  name: string,
  { otherwise, upTo }: { otherwise: number; upTo: number },
  problems: string[],
): number {
  const text = environment[name];
  if (!text) return otherwise;
  const value = /^\d{1,9}$/u.test(text) ? Number(text) : 0;
  if (value >= 1 && value <= upTo) return value;
  problems.push(`${name} is "${text}"; expected: a whole number from 1 to ${upTo}.`);
  return otherwise;
}

/** From a file or the environment: never from a parameter, which everybody on the machine can see. */
function passphraseOf(environment: NodeJS.ProcessEnv, problems: string[]): string | null {
  const { BACKUP_PASSPHRASE: text, BACKUP_PASSPHRASE_FILE: path } = environment;
  if (text && path) {
    problems.push('BACKUP_PASSPHRASE and BACKUP_PASSPHRASE_FILE are both set; expected: one.');
    return null;
  }
  let passphrase = text;
  let name = 'BACKUP_PASSPHRASE';
  if (path) {
    name = 'BACKUP_PASSPHRASE_FILE';
    try {
      passphrase = readFileSync(path, 'utf8').replace(/\r?\n$/u, '');
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      problems.push(`${name} is "${path}"; expected: a file that can be read (${code}).`);
      return null;
    }
  }
  if (!passphrase && !path) return null;
  if (passphrase !== undefined && passphrase.length >= passphraseLeast) return passphrase;
  problems.push(`${name} is not usable; expected: at least ${passphraseLeast} characters.`);
  return null;
}

/** Reads the settings of backups. Blank counts as not set. */
export function readBackupSettings(environment: NodeJS.ProcessEnv): ReadBackupSettings {
  const problems: string[] = [];
  const every = { otherwise: defaults.everyHours, upTo: most.everyHours };
  const keep = { otherwise: defaults.keep, upTo: most.keep };
  const settings = {
    everyMs: wholeOf(environment, 'BACKUP_EVERY', every, problems) * hour,
    keep: wholeOf(environment, 'BACKUP_KEEP', keep, problems),
  };
  const backupPassphrase = passphraseOf(environment, problems);
  const folder = environment['BACKUP_DIR'];
  const backups = folder ? { folder: resolve(folder), ...settings } : null;
  return { backups, backupPassphrase, problems };
}
