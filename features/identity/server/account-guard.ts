import { createHmac } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import { limits } from '#core/domain/limits.ts';
import type { Database } from '#core/platform/database/open.ts';
import { signInFailures } from '#core/server/tables/identity.ts';

const { signInFailuresFree: free, signInDelayMs: delay, signInFailuresKeptMs: kept } = limits;

/** Delay of an account after this many consecutive wrong passwords. Never permanent. */
export function backoffMsAfter(failures: number): number {
  return failures < free ? 0 : Math.min(delay.most, delay.first * 2 ** (failures - free));
}

/**
 * Slows down guessing at one account from many addresses, which a rate limit by IP address does not
 * see. Unknown accounts are delayed as well, so that the delay does not reveal which exist.
 */
export function openAccountGuard(db: Database, secret: string) {
  const accountOf = (email: string) =>
    createHmac('sha256', secret).update(email.trim().toLowerCase()).digest('base64url');
  return {
    /** Seconds until this account may be tried; 0: now. */
    async secondsToWait(email: string): Promise<number> {
      const [found] = await db
        .select()
        .from(signInFailures)
        .where(eq(signInFailures.account, accountOf(email)));
      if (!found) return 0;
      const until = found.lastAt.getTime() + backoffMsAfter(found.count);
      return Math.max(0, Math.ceil((until - Date.now()) / 1000));
    },

    async failed(email: string): Promise<void> {
      const old = sql`now() - make_interval(secs => ${kept / 1000})`;
      await db.delete(signInFailures).where(lt(signInFailures.lastAt, old));
      await db
        .insert(signInFailures)
        .values({ account: accountOf(email), count: 1, lastAt: sql`now()` })
        .onConflictDoUpdate({
          target: signInFailures.account,
          set: { count: sql`${signInFailures.count} + 1`, lastAt: sql`now()` },
        });
    },

    async succeeded(email: string): Promise<void> {
      await db.delete(signInFailures).where(eq(signInFailures.account, accountOf(email)));
    },
  };
}

export type AccountGuard = ReturnType<typeof openAccountGuard>;
