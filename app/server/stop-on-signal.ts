import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '#core/platform/database/open.ts';
import type { Jobs } from '#core/platform/jobs/open-jobs.ts';
import { serverLimits } from '#core/platform/limits.ts';
import type { Drain } from '#core/server/drain.ts';
import type { Settings } from '#core/server/settings.ts';

/** Remaining connections are closed then, so that the database is stopped in order. */
const lastAnswersMs = 0.7 * serverLimits.gracefulStopMs;

/** What has to be ended. */
export interface Running {
  readonly database: OpenDatabase;
  readonly jobs: Jobs;
  /** Null while it is starting. */
  app: FastifyInstance | null;
  /** The same. */
  drain: Drain | null;
  stopping: boolean;
}

const stopSignals = ['SIGTERM', 'SIGINT'] as const;

/** Balancers ask now and then only: until they have, it goes on answering. A second signal ends that. */
async function drained({ drain }: Running, drainMs: number): Promise<void> {
  if (drain === null || drainMs === 0) return;
  drain.begin();
  const again = new AbortController();
  for (const signal of stopSignals) process.once(signal, () => again.abort());
  await wait(drainMs, null, { signal: again.signal }).catch(() => {});
}

/** Completes running requests, closes the parts in reverse order, and exits. */
export function stopOnSignal(running: Running, { drainMs }: Settings): void {
  const stop = async () => {
    if (running.stopping) return;
    running.stopping = true;
    await drained(running, drainMs);
    setTimeout(() => process.exit(1), serverLimits.gracefulStopMs).unref();
    setTimeout(() => running.app?.server.closeAllConnections(), lastAnswersMs).unref();
    try {
      await running.app?.close();
      await running.jobs.close();
    } finally {
      await running.database.close();
    }
    process.exit(0);
  };
  for (const signal of stopSignals) process.on(signal, () => void stop());
}
