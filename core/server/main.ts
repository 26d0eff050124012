// First: it has to be there before the engine is loaded, which is outside the bundle.
import '#features/search/server/engine/silence-native-logs.ts';
import { FolderInUse } from '#core/platform/database/embedded/instance-lock.ts';
import { DatabaseUnavailable, openDatabase } from '#core/platform/database/open.ts';
import { openLog } from '#core/platform/log/log.ts';
import { PortTaken } from './port-taken.ts';
import { readSettings, InvalidSetting } from './settings.ts';

/** A sentence for the person at the terminal, and nothing else. */
function giveUp(message: string): never {
  process.stderr.write(`\n${message}\n\n`);
  process.exit(1);
}

/**
 * Reads settings and opens the parts. Most of the program is imported while PostgreSQL starts, which
 * is a process of its own.
 */
async function main(): Promise<void> {
  const startedAt = performance.now();
  const settings = readSettings(process.env);
  const log = openLog(settings.logLevel);
  const importRest = () => import('./run-server.ts');
  const { databaseUrl: url, dataFolder } = settings;
  // What fails here fails again below, where it is told.
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
