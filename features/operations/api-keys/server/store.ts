import { and, count, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { ApiKey, ApiKeyDraft } from '#features/operations/api-keys/domain/api-key.ts';
import { managedBy } from '#features/cases/corporations/server/shared/assert-manages.ts';
import { refusals } from '#core/domain/refusals.ts';
import { jsonObject } from '#core/platform/database/json-object.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { createSecret } from '#core/server/authorization/api-keys.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { apiKeys } from '#core/server/tables/api-keys.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { userName } from '#core/server/tables/user-name.ts';
import { users } from '#core/server/tables/users.ts';

const row = sql<ApiKey>`${jsonObject({
  id: apiKeys.id,
  name: apiKeys.name,
  start: apiKeys.start,
  corporation: sql`case when ${corporations.id} is null then null
    else json_build_object('id', ${corporations.id}, 'name', ${corporations.name}) end`,
  scopes: apiKeys.scopes,
  expiresAt: apiKeys.expiresAt,
  lastUsedAt: apiKeys.lastUsedAt,
  createdBy: userName,
  createdAt: apiKeys.createdAt,
})}`;

const isActive = isNull(apiKeys.revokedAt);

const rows = (db: Queryable) =>
  db
    .select({ row })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.createdBy))
    .leftJoin(corporations, eq(corporations.id, apiKeys.corporationId));

export async function listKeys(db: Queryable, viewer: Viewer): Promise<ApiKey[]> {
  const keys = await rows(db)
    .where(and(isActive, managedBy(viewer, apiKeys.corporationId)))
    .orderBy(desc(apiKeys.id));
  return keys.map(({ row: key }) => key);
}

/** Keys that can be used, of a corporation or of the foundry. */
export async function countKeys(db: Queryable, corporationId: string | null): Promise<number> {
  const [row] = await db
    .select({ keys: count() })
    .from(apiKeys)
    .where(
      and(
        isActive,
        or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, sql`now()`)),
        corporationId === null
          ? isNull(apiKeys.corporationId)
          : eq(apiKeys.corporationId, corporationId),
      ),
    );
  return row?.keys ?? 0;
}

/** Stores a new key; its secret is returned and nowhere kept. */
export async function insertKey(db: Queryable, createdBy: string, draft: ApiKeyDraft) {
  const { secret, ...kept } = createSecret();
  const [made] = await db
    .insert(apiKeys)
    .values({ ...draft, scopes: [...new Set(draft.scopes)], ...kept, createdBy })
    .returning({ id: apiKeys.id });
  const [entry] = made ? await rows(db).where(eq(apiKeys.id, made.id)) : [];
  if (!entry) throw new Error('A key that was just inserted is not there.');
  return { key: entry.row, secret };
}

/** @throws Refused `notFound` */
export async function loadKey(db: Queryable, id: string) {
  const [row] = await db
    .select({ name: apiKeys.name, corporationId: apiKeys.corporationId })
    .from(apiKeys)
    .where(and(eq(apiKeys.id, id), isActive));
  if (!row) throw refused(refusals.notFound);
  return row;
}

/** False: it was revoked already. */
export async function revokeKey(db: Queryable, id: string): Promise<boolean> {
  const revoked = await db
    .update(apiKeys)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(apiKeys.id, id), isActive))
    .returning({ id: apiKeys.id });
  return revoked.length > 0;
}
