import { createHmac } from 'node:crypto';
import { eq, lt, sql, type SQL } from 'drizzle-orm';
import { serverLimits } from '#core/platform/limits.ts';
import type { Database, Queryable } from '#core/platform/database/open.ts';
import { signInFailures } from '#core/server/tables/identity.ts';

const {
  signInFailuresFree: free,
  signInDelayMs: delay,
  signInFailuresKeptMs: retention,
} = serverLimits;
const { attempts: addressAttempts, windowMs } = serverLimits.signInByAddress;

/** An attempt to sign in, as far as guessing is concerned. */
export interface SignInAttempt {
  readonly email: string;
  /** The client's IP address. */
  readonly address: string;
  /** A device that has signed in to this account before; null: an unknown one. */
  readonly device: string | null;
}

const milliseconds = (ms: number | SQL): SQL => sql`make_interval(secs => (${ms})::float8 / 1000)`;

/** When a counter lets the next attempt pass, as SQL over the row `tried`. */
interface Rule {
  readonly nextAt: SQL;
  /** When counting begins anew. */
  readonly forgottenAt: SQL;
  /** Whether `last_at` moves with each attempt; else it is when the window began. */
  readonly isRenewed: boolean;
}

/** Not `last_at`: that is rounded to milliseconds, and may lie ahead of the clock. */
const atOnce = sql`'-infinity'::timestamptz`;

/** After wrong passwords in a row; never permanent. The exponent is bounded so that no count overflows. */
const byFailures: Rule = {
  nextAt: sql`case when tried.count < ${free} then ${atOnce} else tried.last_at + ${milliseconds(
    sql`least(${delay.most}, ${delay.first} * 2 ^ least(tried.count - ${free}, 20))`,
  )} end`,
  forgottenAt: sql`tried.last_at + ${milliseconds(retention)}`,
  isRenewed: true,
};

const byWindow: Rule = {
  nextAt: sql`case when tried.count < ${addressAttempts} then ${atOnce}
    else tried.last_at + ${milliseconds(windowMs)} end`,
  forgottenAt: sql`tried.last_at + ${milliseconds(windowMs)}`,
  isRenewed: false,
};

/**
 * Slows down guessing. An attempt is counted in one statement before its password is checked, so
 * that attempts at once are as many as attempts in a row, and given back when it was no guess.
 * Unknown devices share the counter of the account and that of their address; a device that has
 * signed in before has one of its own, so that nobody who guesses keeps it out (OWASP, "Slow Down
 * Online Guessing Attacks with Device Cookies"). Unknown accounts count as well: the delay does not
 * tell which exist.
 */
export function openAccountGuard(db: Database, secret: string) {
  const keyOf = (...parts: readonly string[]) =>
    createHmac('sha256', secret).update(parts.join('\n')).digest('base64url');
  const normal = (email: string) => email.trim().toLowerCase();

  function countersOf({ email, address, device }: SignInAttempt): [key: string, rule: Rule][] {
    if (device !== null) return [[keyOf('device', normal(email), device), byFailures]];
    return [
      [keyOf('address', address), byWindow],
      [keyOf('account', normal(email)), byFailures],
    ];
  }

  /** Counts one attempt; returns the seconds until one may be made, 0 when it was counted. */
  async function count(key: string, rule: Rule): Promise<number> {
    const begins = sql`${rule.forgottenAt} <= clock_timestamp()`;
    const counted = await db.execute(sql`
      insert into ${signInFailures} as tried (account, count, last_at)
      values (${key}, 1, clock_timestamp())
      on conflict (account) do update set
        count = case when ${begins} then 1 else tried.count + 1 end,
        last_at = case when ${begins} or ${rule.isRenewed} then clock_timestamp() else tried.last_at end
      where ${rule.nextAt} <= clock_timestamp()
      returning 1`);
    if (counted.rows.length > 0) return 0;
    const { rows } = await db.execute<{ seconds: number }>(sql`
      select greatest(1, ceil(extract(epoch from ${rule.nextAt} - clock_timestamp())))::int as seconds
      from ${signInFailures} as tried where tried.account = ${key}`);
    return rows[0]?.seconds ?? 1;
  }

  async function giveBack(key: string): Promise<void> {
    await db
      .update(signInFailures)
      .set({ count: sql`greatest(${signInFailures.count} - 1, 0)` })
      .where(eq(signInFailures.account, key));
  }

  return {
    /** Counts an attempt before its check. Returns the seconds to wait; 0: it may be checked. */
    async begin(attempt: SignInAttempt): Promise<number> {
      for (const [key, rule] of countersOf(attempt)) {
        const seconds = await count(key, rule);
        if (seconds > 0) return seconds;
      }
      return 0;
    },

    /** The right password clears the counter of the account or device. */
    async wasRight(attempt: SignInAttempt): Promise<void> {
      for (const [key, rule] of countersOf(attempt)) {
        if (rule.isRenewed) await db.delete(signInFailures).where(eq(signInFailures.account, key));
        else await giveBack(key);
      }
    },

    /** The password was reset by a link: whoever forgot it has guessed, and need not wait. */
    async forget(within: Queryable, email: string): Promise<void> {
      const key = keyOf('account', normal(email));
      await within.delete(signInFailures).where(eq(signInFailures.account, key));
    },

    /** Nothing was checked, for instance since the request was malformed. */
    async wasNoGuess(attempt: SignInAttempt): Promise<void> {
      for (const [key] of countersOf(attempt)) await giveBack(key);
    },
  };
}

/** Removes counters that no longer count. */
export async function deleteOldFailures(db: Database): Promise<void> {
  const old = sql`now() - ${milliseconds(retention)}`;
  await db.delete(signInFailures).where(lt(signInFailures.lastAt, old));
}

export type AccountGuard = ReturnType<typeof openAccountGuard>;
