import type { FastifyInstance } from 'fastify';
import type { Queue } from '#core/platform/jobs/open-jobs.ts';
import type { ServerParts } from '#core/server/feature.ts';
import { runDueRounds } from './due-rounds.ts';

const roundQueue: Queue<Record<never, never>> = {
  name: 'radar-rounds',
  atOnce: 1,
  repeats: 2,
  repeatAfterSeconds: 60,
  longestSeconds: 5 * 60,
};

const everyMinute = '* * * * *';

/** Closes steps by their dates, once the server listens. */
export function startRoundJobs(
  app: FastifyInstance,
  { database: { db }, jobs, log }: ServerParts,
): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  async function schedule(): Promise<void> {
    await jobs.work(roundQueue, async () => {
      const { closed, reminded } = await runDueRounds(db, new Date());
      if (closed + reminded > 0) log.info({ closed, reminded }, 'Rounds of radars were moved on.');
    });
    await jobs.schedule(roundQueue, everyMinute, {});
  }
  app.addHook('onListen', async () => {
    void schedule().catch((error: unknown) => {
      if (!isClosing) log.warn({ err: error }, 'Rounds of radars have to wait.');
    });
  });
}
