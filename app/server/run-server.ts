import { fileURLToPath } from 'node:url';
import {
  activateDemoAccounts,
  deactivateDemoAccounts,
  hasDemoAccounts,
} from '#features/people/identity/server/shared/demo-accounts.ts';
import * as features from '#app/features.server.ts';
import { printAddress } from './print-address.ts';
import { stopOnSignal, type Running } from './stop-on-signal.ts';
import { buildApp } from './app.ts';
import { identityService } from '#core/server/authorization/identity.ts';
import { prepareSigningKey } from '#core/server/authorization/signing-key.ts';
import { fillWithDemonstration } from '#core/server/demo/fill.ts';
import type { ServerFeature } from '#core/server/feature.ts';
import { collectGarbage } from '#core/platform/collect-garbage.ts';
import type { OpenDatabase } from '#core/platform/database/open.ts';
import { openJobs } from '#core/platform/jobs/open-jobs.ts';
import type { Log } from '#core/platform/log/log.ts';
import { PortTaken } from '#core/server/port-taken.ts';
import { drainService } from '#core/server/drain.ts';
import { keepSweeping } from '#core/server/sweeps.ts';
import type { Settings } from '#core/server/settings.ts';

const webFolder = fileURLToPath(new URL('../../dist/web', import.meta.url));
/** Checks of the index and first jobs take less; then what the start needed is given back. */
const startedWorkMs = 4000;

/** The server parts of all features. */
const all: readonly ServerFeature[] = Object.values(features);

/** Fills an empty database, or locks the published accounts out. Returns whether they work. */
async function openDemonstration(settings: Settings, { db }: OpenDatabase, log: Log) {
  if (settings.demo === 'off') {
    const count = await deactivateDemoAccounts(db);
    if (count > 0) {
      log.warn(
        { count },
        'Deactivated demonstration accounts, whose password is published, and what they show to everyone.',
      );
    }
    return false;
  }
  const steps = all.flatMap(({ demo }) => demo);
  await fillWithDemonstration(db, steps, settings, log);
  if (settings.demo === 'on') {
    await activateDemoAccounts(db);
    if (!settings.isLoopback) {
      log.warn('DEMO=on: anyone who reaches this address can sign in with a published password.');
    }
  }
  return hasDemoAccounts(db);
}

async function listen(settings: Settings, { database, jobs }: Running, log: Log) {
  const demo = await openDemonstration(settings, database, log);
  const parts = { settings, database, jobs, log, demo };
  const { app, services } = await buildApp({ ...parts, webFolder });
  keepSweeping(app, features, { ...parts, services });
  try {
    await prepareSigningKey(services.get(identityService), database.db, settings.authSecretSource);
    await app.listen({ port: settings.port, host: settings.host });
  } catch (error) {
    await app.close();
    throw error;
  }
  return { app, demo, drain: services.get(drainService) };
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
  const running: Running = { database, jobs, app: null, drain: null, stopping: false };
  stopOnSignal(running, settings);
  try {
    const { app, demo, drain } = await listen(settings, running, log);
    running.app = app;
    running.drain = drain;
    await printAddress(settings, database.db, { startedAt, demo });
    setTimeout(collectGarbage, startedWorkMs).unref();
  } catch (error) {
    // A stop during the start closes parts that the start still uses: ignore its errors.
    if (running.stopping) return;
    await jobs.close();
    await database.close();
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw isTaken ? new PortTaken(settings.host, settings.port) : error;
  }
}
