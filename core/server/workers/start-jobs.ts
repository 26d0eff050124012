import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Queue, Worker } from '#core/platform/jobs/open-jobs.ts';
import type { ServerParts } from '#core/server/feature.ts';

interface StartedJobs<Data extends object> {
  readonly queue: Queue<Data>;
  readonly work: Worker<Data>;
  /** When a job is enqueued by itself (cron, UTC), and with what. */
  readonly at?: { readonly cron: string; readonly data: Data };
}

const pauseMs = { first: 1000, most: 60_000 };

/**
 * Processes the jobs of a queue on this node once the server listens, and enqueues them at their times.
 * Where that fails, it is tried again until it is done: a database that is away at the start ends nothing.
 */
export function startJobs<Data extends object>(
  app: FastifyInstance,
  { jobs, log }: Pick<ServerParts, 'jobs' | 'log'>,
  { queue, work, at }: StartedJobs<Data>,
): void {
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());

  const steps = [
    () => jobs.work(queue, work),
    ...(at === undefined ? [] : [() => jobs.schedule(queue, at.cron, at.data)]),
  ];
  async function start(): Promise<void> {
    let ms = pauseMs.first;
    while (steps.length > 0 && !closing.signal.aborted) {
      try {
        await steps[0]?.();
        steps.shift();
      } catch (error) {
        if (closing.signal.aborted) return;
        log.warn({ err: error, queue: queue.name }, 'Jobs have to wait.');
        await wait(ms, null, { signal: closing.signal, ref: false }).catch(() => undefined);
        ms = Math.min(2 * ms, pauseMs.most);
      }
    }
  }
  app.addHook('onListen', async () => void start());
}
