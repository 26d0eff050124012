import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { demoAccounts, demoPassword } from '#features/identity/domain/demo-accounts.ts';
import { limits } from '#core/domain/limits.ts';
import {
  buildApp,
  fileStoreOf,
  identityOf,
  importFilesOf,
  indexOf,
  searchOf,
  type AppParts,
} from './app.ts';
import { fillWithDemonstration, holdsDemonstration } from '#core/server/demo/fill.ts';
import { sweepFiles } from '#features/files/server/sweeping.ts';
import { sweepImportFiles } from '#features/imports/server/sweeping.ts';
import { forgetOldKeys } from '#core/server/endpoints/idempotency.ts';
import { FolderInUse } from '#core/platform/database/embedded/sole-user.ts';
import { DatabaseAway, openDatabase, type OpenDatabase } from '#core/platform/database/open.ts';
import { openJobs, type Jobs } from '#core/platform/jobs/open-jobs.ts';
import { openLog, type Log } from '#core/platform/log/log.ts';
import { keepAlerting } from '#features/saved-searches/server/alert-rounds.ts';
import { readSettings, WrongSetting, type Settings } from './settings.ts';

const webFolder = fileURLToPath(new URL('../../dist/web', import.meta.url));
const forgettingPauseMs = 60 * 60 * 1000;
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

async function listen(settings: Settings, { database, jobs, index }: Running, log: Log) {
  if (settings.demo) await fillWithDemonstration(database.db, settings, log);
  const demo = settings.demo && (await holdsDemonstration(database.db));
  const app = await buildApp({ settings, database, jobs, index, log, demo, webFolder });
  // The signing key is made now rather than by the first person to sign in.
  await identityOf({ settings, database, log }).api.getJwks();
  try {
    await app.listen({ port: settings.port, host: settings.host });
  } catch (error) {
    await app.close();
    throw error;
  }
  return { app, demo };
}

interface Running {
  readonly database: OpenDatabase;
  readonly jobs: Jobs;
  readonly index: AppParts['index'];
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
      await running.index.close();
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
async function keepForgetting({ db }: OpenDatabase, settings: Settings, log: Log): Promise<void> {
  const files = fileStoreOf(settings);
  const forget = async () => {
    await forgetOldKeys(db).catch((error: unknown) =>
      log.warn({ err: error }, 'Old keys stay for now.'),
    );
    await sweepFiles(db, files).catch((error: unknown) =>
      log.warn({ err: error }, 'Files that nobody handed in stay for now.'),
    );
    await sweepImportFiles(db, importFilesOf(settings)).catch((error: unknown) =>
      log.warn({ err: error }, 'Files that nobody imports stay for now.'),
    );
  };
  setInterval(() => void forget(), forgettingPauseMs).unref();
  await forget();
}

/** Tells people what is new in their saved searches. Without it everything else works all the same. */
async function startAlerts(settings: Settings, running: Running, log: Log): Promise<void> {
  const { db } = running.database;
  const search = searchOf({ index: running.index, log });
  await keepAlerting(running.jobs, {
    db,
    find: (query) => search(db, query),
    publicUrl: settings.publicUrl,
    sendsMail: settings.mail !== null,
    log,
  }).catch((error: unknown) => {
    if (!running.stopping) log.warn({ err: error }, 'Alerts of saved searches have to wait.');
  });
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
  const index = indexOf({ settings, database, log });
  const running: Running = { database, jobs, index, app: null, stopping: false };
  stopOnSignal(running);
  try {
    const { app, demo } = await listen(settings, running, log);
    running.app = app;
    await keepForgetting(database, settings, log);
    announce(settings.publicUrl, startedAt, demo);
    await startAlerts(settings, running, log);
  } catch (error) {
    // Whoever stops us while we start takes the parts away that the start still needs.
    if (running.stopping) return;
    await index.close();
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
