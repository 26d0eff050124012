import type { Jobs, Queue } from '#core/platform/jobs/open-jobs.ts';
import { runAlerts, type AlertParts } from './alerts.ts';

/** One look at what is due. `all`: also at what is not. */
export const alertRounds: Queue<{ readonly all: boolean }> = {
  name: 'alerts',
  atOnce: 1,
  repeats: 2,
  repeatAfterSeconds: 60,
  longestSeconds: 60 * 60,
};

/** Mornings come at every quarter of an hour somewhere. */
const everyQuarter = '*/15 * * * *';

/** From now on this node, or another one, looks at what is due. */
export async function keepAlerting(jobs: Jobs, parts: AlertParts): Promise<void> {
  await jobs.work(alertRounds, async ({ all }) => {
    const told = await runAlerts(parts, { now: new Date(), all });
    if (told > 0) parts.log.info({ told }, 'People were told what is new in their searches.');
  });
  await jobs.schedule(alertRounds, everyQuarter, { all: false });
}
