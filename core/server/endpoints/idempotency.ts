import { refusals } from '#core/domain/refusals.ts';
import { createHash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import { limits } from '#core/domain/limits.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { idempotencyKeys } from '#core/server/tables/records.ts';

export interface IdempotentRequest {
  /** An auth id, or what stands for those who have none. */
  whose: string;
  key: string;
  /** What was asked: the same key with another request is a mistake worth telling. */
  method: string;
  url: string;
  body: unknown;
}

const fingerprintOf = ({ method, url, body }: IdempotentRequest) =>
  createHash('sha256')
    .update(JSON.stringify([method, url, body ?? null]))
    .digest('base64url');

/**
 * Runs an act once for its Idempotency-Key. The key is written in the act's own transaction: a
 * second try at the same time waits for the first to commit, and a crash leaves neither or both.
 * A refused act leaves no key, so that it may be tried again. With `again`, no answer is kept: that
 * tells what there is.
 */
export async function withIdempotencyKey<T>(
  tx: Queryable,
  act: IdempotentRequest,
  run: () => Promise<T>,
  again?: () => Promise<T>,
): Promise<T | unknown> {
  const fingerprint = fingerprintOf(act);
  const mine = and(eq(idempotencyKeys.authId, act.whose), eq(idempotencyKeys.key, act.key));
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ authId: act.whose, key: act.key, fingerprint })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (claimed.length === 0) {
    const [earlier] = await tx.select().from(idempotencyKeys).where(mine);
    if (!earlier) throw refused(refusals.keyInProgress);
    if (earlier.fingerprint !== fingerprint) throw refused(refusals.keyReused);
    return again ? again() : earlier.answer;
  }
  const answer = await run();
  await tx
    .update(idempotencyKeys)
    .set({ ...(!again && { answer }), status: 200 })
    .where(mine);
  return answer;
}

/** Forgets keys older than a day (decisions, "Requests are retried"). */
export async function deleteOldKeys(db: Queryable): Promise<void> {
  const age = sql`now() - make_interval(secs => ${limits.idempotencyKeptMs / 1000})`;
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, age));
}
