import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { demoAccounts, demoPassword } from '#features/identity/domain/demo-accounts.ts';
import { limits } from '#core/domain/limits.ts';
import { identityOf } from './authorization/identity.ts';
import { buildApp } from './app.ts';
import { fillWithDemonstration } from './demo/fill.ts';
import { holdsDemonstration } from '#features/identity/server/public/accounts.ts';
import * as features from '#features/server.ts';
import type { ServerFeature, ServerParts } from './feature.ts';
import { forgetOldKeys } from '#core/server/endpoints/idempotency.ts';
import { FolderInUse } from '#core/platform/database/embedded/sole-user.ts';
import { DatabaseAway, openDatabase, type OpenDatabase } from '#core/platform/database/open.ts';
import { openJobs, type Jobs } from '#core/platform/jobs/open-jobs.ts';
import { openLog, type Log } from '#core/platform/log/log.ts';
import { readSettings, WrongSetting, type Settings } from './settings.ts';

const webFolder = fileURLToPath(new URL('../../dist/web', import.meta.url));
const sweepPauseMs = 60 * 60 * 1000;
/** What is still being answered by then is cut off, so that the database is stopped in order. */
const lastAnswersMs = 0.7 * limits.gracefulStopMs;

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
  const ms = Math.round(performance.now() - startedAt);
  const lines = [`  Outrider is ready at ${publicUrl}  (${ms} ms)`];
  if (demo) {
    lines.push('', `  Demonstration accounts, password ${demoPassword}:`);
    const width = Math.max(...demoAccounts.map(({ email }) => email.length));
    for (const { email, about } of demoAccounts) lines.push(`    ${email.padEnd(width)}  ${about}`);
  }
  process.stdout.write(`\n${lines.join('\n')}\n\n`);
}

/** What each feature adds to the server. */
const all: readonly ServerFeature[] = Object.values(features);

async function listen(settings: Settings, { database, jobs }: Running, log: Log) {
  if (settings.demo) {
    const steps = all.flatMap(({ demo }) => demo);
    await fillWithDemonstration(database.db, steps, settings, log);
  }
  const demo = settings.demo && (await holdsDemonstration(database.db));
  const parts = { settings, database, jobs, log, demo };
  const { app, services } = await buildApp({ ...parts, webFolder });
  // The signing key is made now rather than by the first person to sign in.
  await identityOf({ settings, database, log }).api.getJwks();
  try {
    await app.listen({ port: settings.port, host: settings.host });
  } catch (error) {
    await app.close();
    throw error;
  }
  return { app, parts: { ...parts, services } };
}

interface Running {
  readonly database: OpenDatabase;
  readonly jobs: Jobs;
  /** Null while it is being built. */
  app: FastifyInstance | null;
  stopping: boolean;
}

/** Answers what is under way, closes the parts in reverse order, and leaves. */
function stopOnSignal(running: Running): void {
  const stop = async () => {
    if (running.stopping) return;
    running.stopping = true;
    setTimeout(() => process.exit(1), limits.gracefulStopMs).unref();
    setTimeout(() => running.app?.server.closeAllConnections(), lastAnswersMs).unref();
    try {
      await running.app?.close();
      await running.jobs.close();
    } finally {
      await running.database.close();
    }
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}

/** What is kept for a day is forgotten then, also by a server that runs for months. */
async function keepSweeping(parts: ServerParts): Promise<void> {
  const { database, log } = parts;
  const sweeps = [
    () => forgetOldKeys(database.db),
    ...all.flatMap(({ sweep }) => (sweep ? [() => sweep(parts)] : [])),
  ];
  const sweepAll = async () => {
    for (const sweep of sweeps) {
      await sweep().catch((error: unknown) =>
        log.warn({ err: error }, 'What is not kept any longer stays for now.'),
      );
    }
  };
  setInterval(() => void sweepAll(), sweepPauseMs).unref();
  await sweepAll();
}

/** Read settings, open the parts, listen. */
async function main(): Promise<void> {
  const startedAt = performance.now();
  const settings = readSettings(process.env);
  const log = openLog(settings.logLevel);
  const database = await openDatabase(
    { url: settings.databaseUrl, dataFolder: settings.dataFolder },
    log,
  );
  const jobs = openJobs(database, log);
  const running: Running = { database, jobs, app: null, stopping: false };
  stopOnSignal(running);
  try {
    const { app, parts } = await listen(settings, running, log);
    running.app = app;
    await keepSweeping(parts);
    announce(settings.publicUrl, startedAt, parts.demo);
  } catch (error) {
    // Whoever stops us while we start takes the parts away that the start still needs.
    if (running.stopping) return;
    await jobs.close();
    await database.close();
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      giveUp(portTaken(settings.host, settings.port));
    }
    throw error;
  }
}

const forPersons = [WrongSetting, FolderInUse, DatabaseAway];

main().catch((error: unknown) => {
  if (!(error instanceof Error)) giveUp(String(error));
  const isSentence = forPersons.some((kind) => error instanceof kind);
  giveUp(isSentence ? error.message : (error.stack ?? error.message));
});
