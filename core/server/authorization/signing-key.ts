import { gt, isNull, or, sql } from 'drizzle-orm';
import { serverLimits } from '#core/platform/limits.ts';
import type { Identity } from '#core/platform/identity/open-identity.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { SecretDoesNotFit } from '#core/server/server-secret.ts';
import { authKeys } from '#core/server/tables/identity.ts';

/**
 * Makes the key for signing tokens now, not at the first sign-in, or proves that it can be used.
 * @param source Where this server's secret comes from, in words.
 * @throws SecretDoesNotFit
 */
export async function prepareSigningKey(
  identity: Identity,
  db: Queryable,
  source: string,
): Promise<void> {
  await limitOldKeys(db);
  if (!(await holdsSigningKey(db))) {
    await identity.api.getJwks();
    return;
  }
  try {
    await identity.api.signJWT({ body: { payload: { sub: 'start' } } });
  } catch {
    throw new SecretDoesNotFit(source);
  }
}

/** Keys of versions that did not replace them sign for one more period. */
async function limitOldKeys(db: Queryable): Promise<void> {
  const expiresAt = new Date(Date.now() + serverLimits.signingKeyLifeMs);
  await db.update(authKeys).set({ expiresAt }).where(isNull(authKeys.expiresAt));
}

/** Whether a key for signing tokens exists. */
async function holdsSigningKey(db: Queryable): Promise<boolean> {
  const keys = await db
    .select({ id: authKeys.id })
    .from(authKeys)
    .where(or(isNull(authKeys.expiresAt), gt(authKeys.expiresAt, sql`now()`)))
    .limit(1);
  return keys.length > 0;
}
