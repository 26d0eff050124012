import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { ApiKeyScope } from '#core/domain/authorization/api-key-scope.ts';
import { serverLimits } from '#core/platform/limits.ts';
import { serverRefusals } from '#core/domain/server-refusals.ts';
import { isUuid } from '#core/domain/schemas.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { apiKeys } from '#core/server/tables/api-keys.ts';

/** A fixed beginning, so that scanners for leaked secrets recognise one. */
const secretPrefix = 'outrider_';
const secretBytes = 32;
const shownCharacters = secretPrefix.length + 6;

export interface ApiKey {
  readonly id: string;
  readonly name: string;
  readonly corporationId: string | null;
  readonly scopes: readonly ApiKeyScope[];
}

export const isApiKeySecret = (token: string): boolean => token.startsWith(secretPrefix);

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** A new secret, and what is stored of it. */
export function createSecret() {
  const secret = `${secretPrefix}${randomBytes(secretBytes).toString('base64url')}`;
  return { secret, start: secret.slice(0, shownCharacters), hash: hashOf(secret) };
}

async function findValid(db: Queryable, isIt: SQL): Promise<ApiKey | null> {
  const [key] = await db
    .select({
      id: apiKeys.id,
      name: apiKeys.name,
      corporationId: apiKeys.corporationId,
      scopes: apiKeys.scopes,
    })
    .from(apiKeys)
    .where(
      and(
        isIt,
        isNull(apiKeys.revokedAt),
        or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, sql`now()`)),
      ),
    );
  return key ?? null;
}

/** @throws Refused `apiKey.invalid` when there is none, or it has expired or been revoked. */
export async function loadApiKey(db: Queryable, secret: string): Promise<ApiKey> {
  const key = await findValid(db, eq(apiKeys.hash, hashOf(secret)));
  if (key === null) throw refused(serverRefusals['apiKey.invalid']);
  return key;
}

/** The same by its id, for what it was given earlier. Null: there is none. */
export const findApiKey = async (db: Queryable, id: string): Promise<ApiKey | null> =>
  isUuid(id) ? findValid(db, eq(apiKeys.id, id)) : null;

/** Notes that a key was used, at most once a minute. */
export async function noteUse(db: Queryable, { id }: ApiKey): Promise<void> {
  const aWhileAgo = sql`now() - make_interval(secs => ${serverLimits.apiKeyUseNotedMs / 1000})`;
  await db
    .update(apiKeys)
    .set({ lastUsedAt: sql`now()` })
    .where(
      and(eq(apiKeys.id, id), or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, aWhileAgo))),
    );
}
