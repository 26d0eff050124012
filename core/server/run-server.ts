import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { demoAccounts, demoPassword } from '#features/identity/domain/demo-accounts.ts';
import { limits } from '#core/domain/limits.ts';
import { hasDemonstration } from '#features/identity/server/public/accounts.ts';
import * as features from '#features/server.ts';
import { buildApp } from './app.ts';
import { identityService } from '#core/server/authorization/identity.ts';
import { holdsSigningKey } from '#core/server/authorization/signing-key.ts';
import { fillWithDemonstration } from '#core/server/demo/fill.ts';
import type { ServerFeature } from './feature.ts';
import type { OpenDatabase } from '#core/platform/database/open.ts';
import { openJobs, type Jobs } from '#core/platform/jobs/open-jobs.ts';
import type { Log } from '#core/platform/log/log.ts';
import { PortTaken } from './port-taken.ts';
import { keepSweeping } from './sweeps.ts';
import type { Settings } from './settings.ts';

const webFolder = fileURLToPath(new URL('../../dist/web', import.meta.url));
/** Remaining connections are closed then, so that the database is stopped in order. */
const lastAnswersMs = 0.7 * limits.gracefulStopMs;

function printAddress(publicUrl: string, startedAt: number, demo: boolean): void {
  const ms = Math.round(performance.now() - startedAt);
  const lines = [`  Outrider is ready at ${publicUrl}  (${ms} ms)`];
  if (demo) {
    lines.push('', `  Demonstration accounts, password ${demoPassword}:`);
    const width = Math.max(...demoAccounts.map(({ email }) => email.length));
    for (const { email, about } of demoAccounts) lines.push(`    ${email.padEnd(width)}  ${about}`);
  }
  process.stdout.write(`\n${lines.join('\n')}\n\n`);
}

/** The server parts of all features. */
const all: readonly ServerFeature[] = Object.values(features);

async function listen(settings: Settings, { database, jobs }: Running, log: Log) {
  if (settings.demo) {
    const steps = all.flatMap(({ demo }) => demo);
    await fillWithDemonstration(database.db, steps, settings, log);
  }
  const demo = settings.demo && (await hasDemonstration(database.db));
  const parts = { settings, database, jobs, log, demo };
  const { app, services } = await buildApp({ ...parts, webFolder });
  keepSweeping(app, features, { ...parts, services });
  // Create the signing key now, not at the first sign-in.
  if (!(await holdsSigningKey(database.db))) await services.get(identityService).api.getJwks();
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
  /** Null while it is starting. */
  app: FastifyInstance | null;
  stopping: boolean;
}

/** Completes running requests, closes the parts in reverse order, and exits. */
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

interface Opened {
  readonly settings: Settings;
  readonly log: Log;
  readonly database: OpenDatabase;
  /** When the start began, by `performance.now()`. */
  readonly startedAt: number;
}

/** Starts everything that needs the database, listens, and prints the address. */
export async function runServer({ settings, log, database, startedAt }: Opened): Promise<void> {
  const jobs = openJobs(database, log);
  const running: Running = { database, jobs, app: null, stopping: false };
  stopOnSignal(running);
  try {
    const { app, demo } = await listen(settings, running, log);
    running.app = app;
    printAddress(settings.publicUrl, startedAt, demo);
  } catch (error) {
    // A stop during the start closes parts that the start still uses: ignore its errors.
    if (running.stopping) return;
    await jobs.close();
    await database.close();
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw isTaken ? new PortTaken(settings.host, settings.port) : error;
  }
}
