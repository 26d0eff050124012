import * as z from 'zod/mini';
import type { Database } from '#core/platform/database/open.ts';
import type { Jobs } from '#core/platform/jobs/open-jobs.ts';

const WaitingJobs = z.array(
  z.object({ queue: z.string(), data: z.record(z.string(), z.unknown()) }),
);

/** Until the feature that works on the queue says otherwise. */
const queueSettings = { atOnce: 1, repeats: 2, repeatAfterSeconds: 60, longestSeconds: 15 * 60 };

/** Sends the jobs of a backup again. */
export async function sendJobs(db: Database, jobs: Jobs, list: unknown): Promise<void> {
  for (const { queue, data } of z.parse(WaitingJobs, list)) {
    await jobs.send(db, { name: queue, ...queueSettings }, data);
  }
}
