import { sql } from 'drizzle-orm';
import { lockUntilCommit } from '#core/platform/database/locks.ts';
import type { Database, Queryable } from '#core/platform/database/open.ts';
import { asLongWork } from '#core/platform/database/time-limits.ts';
import type { Log } from '#core/platform/log/log.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { authUsers } from '#core/server/tables/identity.ts';
import { seededRandom } from './seeded-random.ts';
import { day, type DemoStep, type FillContext } from './fill-context.ts';

const seed = 20_261_121;

async function hasAnyRow(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from ${corporations} union all select 1 from ${authUsers} limit 1`);
  return rows.length > 0;
}

/** Runs each step once, after those it depends on. */
async function fillSteps(
  steps: readonly DemoStep[],
  context: Omit<FillContext, 'of'>,
): Promise<void> {
  const made = new Map<DemoStep, unknown>();
  const fillContext: FillContext = {
    ...context,
    of: <Result>(step: DemoStep<Result>): Result => {
      if (!made.has(step)) throw new Error('A step asks for what comes after it.');
      return made.get(step) as Result;
    },
  };
  const fill = async (step: DemoStep): Promise<void> => {
    if (made.has(step)) return;
    for (const before of step.after) await fill(before);
    made.set(step, await step.make(fillContext));
  };
  for (const step of steps) await fill(step);
}

/** Fills an empty database in one transaction; one with any data is left alone. */
export async function fillWithDemonstration(
  database: Database,
  steps: readonly DemoStep[],
  options: { publicUrl: string },
  log: Log,
): Promise<void> {
  const fillOnce = async (db: Queryable): Promise<void> => {
    await lockUntilCommit(db, 'demonstration');
    if (await hasAnyRow(db)) return;
    const startedAt = performance.now();
    const now = new Date();
    await fillSteps(steps, {
      db,
      random: seededRandom(seed),
      now,
      publicUrl: options.publicUrl,
      at: (days) => new Date(now.getTime() + days * day).toISOString(),
    });
    log.info({ ms: Math.round(performance.now() - startedAt) }, 'Filled with demonstration data.');
  };
  await asLongWork('demonstration', () => database.transaction(fillOnce));
}
