import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { formatBytes } from '#core/domain/format.ts';
import { refused } from '#core/platform/http/refused.ts';
import { backupRefusals } from '#features/operations/backups/domain/refusals.ts';
import { noReceiver, openBackup } from '#features/operations/backups/server/read-backup.ts';
import { backupRunStore } from '#features/operations/backups/server/runs.ts';
import { backupSourceOf } from '#features/operations/backups/server/tasks.ts';
import { writeBackup } from '#features/operations/backups/server/write-backup.ts';
import { printFileProblems, summaryOf } from './backup-output.ts';
import { knownPassphrase, newPassphrase } from './passphrase.ts';
import { readSettingsOrFail } from './read-settings.ts';
import { restore } from './restore.ts';
import { withDatabase } from './with-database.ts';

const print = (line: string) => void process.stdout.write(`${line}\n`);
const bytesIn = (bytes: number) => formatBytes(bytes, 'en');

/** Rewrites a line at a terminal; says nothing elsewhere. */
function openProgress() {
  let done = 0;
  let shownAt = 0;
  const { stderr } = process;
  return {
    add(bytes: number): void {
      done += bytes;
      if (!stderr.isTTY || performance.now() - shownAt < 250) return;
      shownAt = performance.now();
      stderr.write(`\r\u001b[2K  ${bytesIn(done)} read`);
    },
    end: () => void (stderr.isTTY && stderr.write('\r\u001b[2K')),
  };
}

async function verify(path: string): Promise<void> {
  const backup = await openBackup(path, knownPassphrase(readSettingsOrFail()));
  const manifest = await backup.read(noReceiver);
  await backup.close();
  print(`  ${path} is whole: ${summaryOf(manifest)}, as of ${backup.contents.createdAt}.`);
  printFileProblems(manifest);
}

interface Options {
  readonly plain: boolean;
  readonly fast: boolean;
}

async function write(path: string, { plain, fast }: Options): Promise<void> {
  if (existsSync(path)) throw refused(backupRefusals['backup.exists'], { file: path });
  const passphrase = await newPassphrase(readSettingsOrFail(), { plain });
  await withDatabase(async ({ db, ownerConnection }, settings) => {
    const id = await backupRunStore.begin(db, 'backup', path, false);
    const progress = openProgress();
    try {
      const source = backupSourceOf(ownerConnection, settings);
      const result = await writeBackup(source, { path, passphrase, isFast: fast }, progress.add);
      progress.end();
      const { bytes, rows, manifest } = result;
      await backupRunStore.end(db, id, { bytes, rows, problem: null });
      print(`  ${path}: ${summaryOf(manifest)}, ${bytesIn(bytes)} in all.`);
      if (passphrase === null) {
        print(`  Not encrypted, and without the secret: keep ${settings.authSecretSource} apart.`);
      }
      printFileProblems(manifest);
    } catch (error) {
      progress.end();
      const problem = error instanceof Error ? error.message : String(error);
      await backupRunStore.end(db, id, { bytes: null, rows: null, problem });
      throw error;
    }
  });
}

/** `outrider backup FILE`, `outrider backup --verify FILE`, `outrider restore FILE` */
export function addBackupCommands(program: Command): void {
  program
    .command('backup')
    .description('Writes everything into one file while people work.')
    .argument('<file>')
    .option('--verify', 'read a backup and say whether it is whole', false)
    .option('--plain', 'do not encrypt it', false)
    .option('--fast', 'do not pause for those who work meanwhile', false)
    .action((file: string, options: Options & { readonly verify: boolean }) =>
      options.verify ? verify(resolve(file)) : write(resolve(file), options),
    );
  program
    .command('restore')
    .description('Restores a backup into an empty data folder or database.')
    .argument('<file>')
    .action((file: string) => restore(resolve(file)));
}
