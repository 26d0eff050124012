// First: it must run before LanceDB is loaded, which is outside the bundle.
import '#features/search/server/engine/silence-native-logs.ts';
import { FolderInUse } from '#core/platform/database/embedded/instance-lock.ts';
import { DatabaseUnavailable, openDatabase } from '#core/platform/database/open.ts';
import { openLog } from '#core/platform/log/log.ts';
import { PortTaken } from './port-taken.ts';
import { readSettings, InvalidSetting } from './settings.ts';

/** Prints a message for the person at the terminal, without a stack. */
function giveUp(message: string): never {
  process.stderr.write(`\n${message}\n\n`);
  process.exit(1);
}

/**
 * Reads the settings and starts. Most modules are imported while PostgreSQL starts, which is a
 * separate process.
 */
async function main(): Promise<void> {
  const startedAt = performance.now();
  const settings = readSettings(process.env);
  const log = openLog(settings.logLevel);
  const importRest = () => import('./run-server.ts');
  const { databaseUrl: url, dataFolder } = settings;
  // An error here occurs again below, where it is reported.
  const whileStarting = () => void importRest().catch(() => {});
  const database = await openDatabase({ url, dataFolder, whileStarting }, log);
  const { runServer } = await importRest();
  await runServer({ settings, log, database, startedAt });
}

const userFacingErrors = [InvalidSetting, FolderInUse, DatabaseUnavailable, PortTaken];

main().catch((error: unknown) => {
  if (!(error instanceof Error)) giveUp(String(error));
  const isSentence = userFacingErrors.some((kind) => error instanceof kind);
  giveUp(isSentence ? error.message : (error.stack ?? error.message));
});
