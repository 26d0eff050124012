// First: it must run before LanceDB is loaded, which is outside the bundle.
import '#features/directory/search/server/engine/silence-native-logs.ts';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { FolderInUse } from '#core/platform/database/embedded/instance-lock.ts';
import { DatabaseUnavailable, openDatabase } from '#core/platform/database/open-database.ts';
import { NewerSchema } from '#core/platform/database/migrate.ts';
import { readRoom } from '#core/platform/database/connection-limits.ts';
import { openLog } from '#core/platform/log/log.ts';
import { SecretDoesNotFit } from '#core/server/server-secret.ts';
import { PortTaken } from '#core/server/port-taken.ts';
import { readSettings, InvalidSetting } from '#core/server/settings.ts';

/** Prints a message for the person at the terminal, without a stack. */
function giveUp(message: string): never {
  process.stderr.write(`\n${message}\n\n`);
  process.exit(1);
}

/** A disk that is full, or a folder that may not be written to: ours to PostgreSQL's, as a sentence. */
function folderProblem(error: Error): string | null {
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'ENOSPC' || /No space left on device/u.test(error.message)) {
    return 'The disk that holds the data folder is full. Free some space, and start again.';
  }
  const isForbidden = ['EACCES', 'EPERM', 'EROFS'].includes(code);
  if (isForbidden || /Permission denied|Read-only file system/u.test(error.message)) {
    const path = 'path' in error ? String(error.path) : 'its data folder';
    return (
      `Outrider may not write to ${path}. Give the user that it runs as the right to, ` +
      'or choose another folder with DATA_DIR.'
    );
  }
  return null;
}

/**
 * Reads the settings and starts. Most modules are imported while PostgreSQL starts, which is a
 * separate process.
 */
async function main(): Promise<void> {
  const startedAt = performance.now();
  const settings = readSettings(process.env);
  const log = openLog(settings.logLevel);
  // It may lie in a volume that is new.
  await mkdir(tmpdir(), { recursive: true });
  const importRest = () => import('./run-server.ts');
  const { databaseUrl: url, replicaUrl, dataFolder, databaseConnections: connections } = settings;
  // An error here occurs again below, where it is reported.
  const whileStarting = () => void importRest().catch(() => {});
  const database = await openDatabase(
    { url, replicaUrl, dataFolder, connections, whileStarting },
    log,
  );
  if (url !== null) {
    const { sentence, isEnough } = await readRoom(database.pool, connections);
    log[isEnough ? 'info' : 'warn'](sentence);
  }
  const { runServer } = await importRest();
  await runServer({ settings, log, database, startedAt });
}

const userFacingErrors = [
  InvalidSetting,
  FolderInUse,
  DatabaseUnavailable,
  NewerSchema,
  PortTaken,
  SecretDoesNotFit,
];

main().catch((error: unknown) => {
  if (!(error instanceof Error)) giveUp(String(error));
  const isSentence = userFacingErrors.some((kind) => error instanceof kind);
  giveUp(isSentence ? error.message : (folderProblem(error) ?? error.stack ?? error.message));
});
