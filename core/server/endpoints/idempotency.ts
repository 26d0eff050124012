import { refusals } from '#core/domain/refusals.ts';
import { serverRefusals } from '#core/domain/server-refusals.ts';
import { createHash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import { serverLimits } from '#core/platform/limits.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { idempotencyKeys } from '#core/server/tables/records.ts';

export interface IdempotentRequest {
  /** An auth id, or the replacement for anonymous callers. */
  whose: string;
  key: string;
  /** The request: the same key with another request is refused. */
  method: string;
  url: string;
  body: unknown;
}

const fingerprintOf = ({ method, url, body }: IdempotentRequest) =>
  createHash('sha256')
    .update(JSON.stringify([method, url, body ?? null]))
    .digest('base64url');

/** How a repeated request is answered. */
type Replay<T> =
  /** Reads the current state; no response is stored. */
  | { readonly again: () => Promise<T> }
  /** Throws when the person may no longer do this; the stored response is given otherwise. */
  | { readonly assertAllowed: () => Promise<void> };

/**
 * Runs a request once per Idempotency-Key. The key is written in the request's own transaction: a
 * concurrent retry waits for the commit, and a crash leaves neither or both. A refused request
 * stores no key, so that it can be retried.
 */
export async function withIdempotencyKey<T>(
  tx: Queryable,
  request: IdempotentRequest,
  run: () => Promise<T>,
  replay: Replay<T>,
): Promise<T | unknown> {
  const fingerprint = fingerprintOf(request);
  const mine = and(eq(idempotencyKeys.authId, request.whose), eq(idempotencyKeys.key, request.key));
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ authId: request.whose, key: request.key, fingerprint })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (claimed.length === 0) {
    const [earlier] = await tx.select().from(idempotencyKeys).where(mine);
    if (!earlier) throw refused(serverRefusals.keyInProgress);
    if (earlier.fingerprint !== fingerprint) throw refused(refusals.keyReused);
    if ('again' in replay) return replay.again();
    await replay.assertAllowed();
    return earlier.answer;
  }
  const answer = await run();
  await tx
    .update(idempotencyKeys)
    .set({ ...('assertAllowed' in replay && { answer }), status: 200 })
    .where(mine);
  return answer;
}

/** Deletes keys older than a day (decision 7). */
export async function deleteOldKeys(db: Queryable): Promise<void> {
  const age = sql`now() - make_interval(secs => ${serverLimits.idempotencyKeptMs / 1000})`;
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, age));
}
