import { bigint, integer, pgTable, varchar } from 'drizzle-orm/pg-core';

/**
 * How often persons, API keys and addresses have called, while several nodes count together
 * (`core/platform/http/limiters.ts`). Unlogged: what a fail-over loses allows everybody their calls once more.
 * Its columns are those of rate-limiter-flexible, in its order.
 */
export const callCounts = pgTable('call_counts', {
  /** What is limited, and for whom. */
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull(),
  /** In milliseconds since 1970. */
  expire: bigint('expire', { mode: 'number' }).notNull(),
});
