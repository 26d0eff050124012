import { sql } from 'drizzle-orm';
import type { Database, Queryable } from './open.ts';

/**
 * Reads with plans made for the values at hand, not one for all values: for a search, whose words
 * occur anywhere between never and in every row.
 */
export const withCustomPlans = <Result>(
  db: Database,
  read: (tx: Queryable) => Promise<Result>,
): Promise<Result> =>
  db.transaction(
    async (tx) => {
      await tx.execute(sql`set local plan_cache_mode = force_custom_plan`);
      return read(tx);
    },
    { accessMode: 'read only' },
  );
