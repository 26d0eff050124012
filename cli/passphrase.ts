import type { Settings } from '#core/server/settings.ts';
import { backupLimits } from '#features/operations/backups/domain/limits.ts';
import { askPassword } from './ask-password.ts';
import { CommandError } from './command-error.ts';

type Given = Pick<Settings, 'backupPassphrase'>;

const ways = 'BACKUP_PASSPHRASE_FILE or BACKUP_PASSPHRASE';

/** For a new backup: set, or asked for twice. Null where it is not to be encrypted. */
export async function newPassphrase(
  { backupPassphrase }: Given,
  { plain }: { readonly plain: boolean },
): Promise<string | null> {
  if (plain) return null;
  if (backupPassphrase !== null) return backupPassphrase;
  if (!process.stdin.isTTY) {
    throw new CommandError(
      `A backup holds everything. Encrypt it with a passphrase (${ways}), or say --plain for one that ` +
        'anyone who gets the file can read.',
    );
  }
  const passphrase = await askPassword('Passphrase: ');
  if (passphrase.length < backupLimits.passphraseLeast) {
    throw new CommandError(
      `A passphrase has ${backupLimits.passphraseLeast} characters or more. --plain does without.`,
    );
  }
  if ((await askPassword('Again: ')) !== passphrase) {
    throw new CommandError('These are two different passphrases.');
  }
  return passphrase;
}

/** For a backup that was made before; asked for only when it is encrypted. */
export function knownPassphrase({ backupPassphrase }: Given): () => Promise<string> {
  return async () => {
    if (backupPassphrase !== null) return backupPassphrase;
    if (process.stdin.isTTY) return askPassword('Passphrase: ');
    throw new CommandError(`This backup is encrypted. Give its passphrase by ${ways}.`);
  };
}
