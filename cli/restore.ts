import { access, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { openDatabase } from '#core/platform/database/open-database.ts';
import { openJobs } from '#core/platform/jobs/open-jobs.ts';
import { openLog } from '#core/platform/log/log.ts';
import { refused } from '#core/platform/http/refused.ts';
import { fileStoreOf } from '#core/server/files.ts';
import { secretPath } from '#core/server/server-secret.ts';
import type { Settings } from '#core/server/settings.ts';
import { backupRefusals } from '#features/operations/backups/domain/refusals.ts';
import { sendJobs } from '#features/operations/backups/server/jobs.ts';
import { openBackup } from '#features/operations/backups/server/read-backup.ts';
import { restoreBackup } from '#features/operations/backups/server/restore-backup.ts';
import { rebuilds } from '#features/directory/search/server/index-sync/rebuilds.ts';
import { openEmptyDatabase } from './empty-database.ts';
import { printFileProblems, summaryOf } from './backup-output.ts';
import { knownPassphrase } from './passphrase.ts';
import { readSettingsOrFail } from './read-settings.ts';

const print = (line: string) => void process.stdout.write(`${line}\n`);

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Asks once, though the file is opened twice. */
function once(ask: () => Promise<string>): () => Promise<string> {
  let answer: Promise<string> | null = null;
  return () => (answer ??= ask());
}

async function assertNoFiles(settings: Settings): Promise<void> {
  if (await fileStoreOf(settings).isEmpty()) return;
  const place = `The storage of files ${settings.filesUrl ?? 'in the data folder'}`;
  throw refused(backupRefusals['backup.notEmpty'], { place });
}

/** What is not rows and files: jobs that waited, and the search index, which is made anew. */
async function finish({ databaseUrl: url, dataFolder }: Settings, jobList: unknown): Promise<void> {
  const log = openLog('error');
  const database = await openDatabase({ url, dataFolder }, log);
  const jobs = openJobs(database, log);
  try {
    await sendJobs(database.db, jobs, jobList);
    await rebuilds.ask(database.db, 'asked');
  } finally {
    await jobs.close();
    await database.close();
  }
}

/** The secret of a backup takes the place of the one that reading the settings has just made. */
async function placeSecret(settings: Settings, secret: string, hadSecret: boolean): Promise<void> {
  const path = secretPath(settings.dataFolder);
  if (settings.authSecret === secret) return;
  if (settings.authSecretSource === path && !hadSecret) {
    await rm(path, { force: true });
    await writeFile(path, secret, { mode: 0o600 });
    return;
  }
  print(
    `  It was made with another secret than ${settings.authSecretSource}: set AUTH_SECRET to that of ` +
      'the old installation before the start.',
  );
}

/** Restores everything into the empty place that the settings name. */
export async function restore(path: string): Promise<void> {
  const dataFolder = resolve(process.env['DATA_DIR'] || './data');
  const hadSecret = await exists(secretPath(dataFolder));
  const hadFolder = await exists(dataFolder);
  const settings = readSettingsOrFail();
  const passphrase = once(knownPassphrase(settings));
  try {
    // What is no backup, or one for another passphrase, is refused before anything is made.
    await (await openBackup(path, passphrase)).close();
    await assertNoFiles(settings);
    const database = await openEmptyDatabase(settings);
    let secret: string | null = null;
    let jobList: unknown = [];
    const restored = await restoreBackup(path, passphrase, {
      connection: database.connection,
      place: database.place,
      files: fileStoreOf(settings),
      secret: async (value) => void (secret = value),
      jobs: async (list) => void (jobList = list),
    }).finally(() => database.close());
    if (secret !== null) await placeSecret(settings, secret, hadSecret);
    await finish(settings, jobList);
    print(`  Restored ${summaryOf(restored.manifest)}, as of ${restored.contents.createdAt}.`);
    printFileProblems(restored.manifest);
    if (secret === null) {
      print(
        '  The backup has no secret: bring auth-secret, or AUTH_SECRET, of the old installation.',
      );
    }
  } catch (error) {
    // Reading the settings has made it.
    if (!hadSecret) await rm(secretPath(dataFolder), { force: true });
    if (!hadFolder) await rm(dataFolder, { recursive: true, force: true });
    throw error;
  }
}
