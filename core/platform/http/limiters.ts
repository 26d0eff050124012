import type pg from 'pg';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { second } from '#core/domain/units.ts';
import { tooManyCalls } from './too-many-calls.ts';

/** So many calls in so many seconds. */
export interface Rate {
  readonly calls: number;
  readonly seconds: number;
}

/** What to count with now. Who gives back what was counted gives it back there. */
export type Limiter = () => RateLimiterAbstract;

/** Opens a limiter. Its name is the same on all nodes, and nobody else’s. */
export type OpenLimiter = (name: string, rate: Rate, isGivenBack?: boolean) => Limiter;

interface Counting {
  /** Short statements only, none of which waits for others. */
  readonly pool: pg.Pool;
  readonly tableName: string;
  /** Whether other nodes count, too. */
  readonly hasOthers: () => boolean;
}

/**
 * Limits that the nodes of an installation count together: in the database while there are several, in memory
 * while there is one, or while the database does not answer. What has just been too much is refused without
 * asking, unless it may be given back.
 */
export const limitersOf =
  ({ pool, tableName, hasOthers }: Counting): OpenLimiter =>
  (name, { calls, seconds }, isGivenBack = false) => {
    const rate = { keyPrefix: name, points: calls, duration: seconds };
    const own = new RateLimiterMemory(rate);
    const shared = new RateLimiterPostgres({
      ...rate,
      storeClient: pool,
      storeType: 'pool',
      tableName,
      tableCreated: true,
      clearExpiredByTimeout: false,
      insuranceLimiter: own,
      ...(!isGivenBack && { inMemoryBlockOnConsumed: calls }),
    });
    return () => (hasOthers() ? shared : own);
  };

/** Counts a call. @throws Refused `tooMany`, with how long to wait. */
export async function consume(limiter: RateLimiterAbstract, id: string): Promise<void> {
  try {
    await limiter.consume(id);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw tooManyCalls(error.msBeforeNext / second);
  }
}
