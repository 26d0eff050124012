import { fileURLToPath } from 'node:url';
import { demoAccounts, demoPassword } from '#domain/demo.ts';
import { limits } from '#domain/limits.ts';
import { buildApp, identityOf } from './app.ts';
import { fillWithDemonstration, holdsDemonstration } from './demonstration/fill.ts';
import { forgetOldKeys } from './gate/idempotency.ts';
import { FolderInUse } from './platform/database/embedded/sole-user.ts';
import { openDatabase } from './platform/database/open.ts';
import { openLog } from './platform/log/log.ts';
import { readSettings, WrongSetting } from './settings.ts';

const webFolder = fileURLToPath(new URL('../dist/web', import.meta.url));

/** A sentence for the person at the terminal, and nothing else. */
function giveUp(message: string): never {
  process.stderr.write(`\n${message}\n\n`);
  process.exit(1);
}

function portTaken(host: string, port: number): string {
  return (
    `Port ${port} on ${host} is already taken by another program. ` +
    `Stop that one, or choose another port: PORT=${port + 1} npm start`
  );
}

function announce(publicUrl: string, startedAt: number, demo: boolean): void {
  const lines = [`  Outrider is ready at ${publicUrl}  (${Math.round(performance.now() - startedAt)} ms)`];
  if (demo) {
    lines.push('', `  Demonstration accounts, password ${demoPassword}:`);
    const width = Math.max(...demoAccounts.map(({ email }) => email.length));
    for (const { email, about } of demoAccounts) lines.push(`    ${email.padEnd(width)}  ${about}`);
  }
  process.stdout.write(`\n${lines.join('\n')}\n\n`);
}

/** Read settings, open the parts, listen, close in reverse order. */
async function main(): Promise<void> {
  const startedAt = performance.now();
  const settings = readSettings(process.env);
  const log = openLog(settings.logLevel);
  const database = await openDatabase(
    { url: settings.databaseUrl, dataFolder: settings.dataFolder },
    log,
  );
  try {
    if (settings.demo) await fillWithDemonstration(database.db, settings, log);
    const demo = settings.demo && (await holdsDemonstration(database.db));
    const app = await buildApp({ settings, database, log, demo, webFolder });
    // The signing key is made now rather than by the first person to sign in.
    await identityOf({ settings, database, log }).api.getJwks();
    await forgetOldKeys(database.db);
    await app.listen({ port: settings.port, host: settings.host });

    let stopping = false;
    const stop = async () => {
      if (stopping) return;
      stopping = true;
      setTimeout(() => process.exit(1), limits.gracefulStopMs).unref();
      await app.close();
      await database.close();
      process.exit(0);
    };
    process.on('SIGTERM', () => void stop());
    process.on('SIGINT', () => void stop());
    announce(settings.publicUrl, startedAt, demo);
  } catch (error) {
    await database.close();
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      giveUp(portTaken(settings.host, settings.port));
    }
    throw error;
  }
}

main().catch((error: unknown) => {
  if (error instanceof WrongSetting || error instanceof FolderInUse) giveUp(error.message);
  giveUp(error instanceof Error ? (error.stack ?? error.message) : String(error));
});
