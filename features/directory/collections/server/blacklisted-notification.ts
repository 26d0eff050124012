import { and, desc, eq, gte, isNull, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { collectionEvents } from '#features/directory/collections/domain/events.ts';
import { collectionLimits } from '#features/directory/collections/domain/limits.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { Recipients } from '#core/server/events/effects.ts';
import { withdrawNotifications } from '#core/server/events/notifications.ts';
import { notifications } from '#core/server/tables/notifications.ts';
import { users } from '#core/server/tables/users.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import { viewersOfCollection } from './shared/visibility.ts';
import { collectionBlacklistings as table } from './tables.ts';

const kind = 'companies blacklisted';
const entry = collectionEvents['collection.changed'].notifies[kind];
type Values = z.output<typeof entry.values>;

export interface BlacklistingEmission {
  readonly collectionId: string;
  readonly name: string;
  /** Auth id. */
  readonly ownerId: string;
  readonly actor: string;
  readonly actorId: string | null;
  readonly hasBlacklisted: boolean;
  readonly hasTakenBack: boolean;
}

/** The owner as far as they may see their collection. */
async function findOwner(db: Queryable, authId: string): Promise<string | null> {
  const [owner] = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(eq(users.authId, authId), viewersOfCollection({ userId: authId, sharedToUsers: [] })),
    );
  return owner?.id ?? null;
}

/** What the owner was told lately of this person's blacklistings, and has not read. */
async function findUnread(db: Queryable, ownerId: string, emission: BlacklistingEmission) {
  const shortly = sql`now() - ${`${collectionLimits.blacklistingsToldMinutes} minutes`}::interval`;
  const [notification] = await db
    .select({ values: notifications.values })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, ownerId),
        eq(notifications.kind, kind),
        eq(notifications.subjectId, emission.collectionId),
        sql`${notifications.values} ->> 'actorId' = ${emission.actorId}`,
        sql`(${notifications.values} ->> 'since')::timestamptz >= ${shortly}`,
        isNull(notifications.readAt),
        notifications.isActive,
      ),
    )
    .orderBy(desc(notifications.createdAt))
    .limit(1);
  return (notification?.values as Values | undefined) ?? null;
}

/** What this person has blacklisted since, and has not taken back, the last first. */
const blacklistedSince = (
  db: Queryable,
  emission: BlacklistingEmission,
  since: string | undefined,
) =>
  db
    .select({ name: companies.name, at: table.at })
    .from(table)
    .innerJoin(companies, eq(companies.id, table.companyId))
    .where(
      and(
        eq(table.collectionId, emission.collectionId),
        eq(table.blacklistedBy, emission.actorId ?? ''),
        since === undefined ? eq(table.at, sql`now()::timestamptz(3)`) : gte(table.at, since),
      ),
    )
    .orderBy(desc(table.at), companies.name, companies.id);

/**
 * Tells the owner what a reader has blacklisted: all of a short while in one notification, until it is
 * read. What is taken back before is told no more.
 */
export async function notifyOfBlacklistings(
  db: Queryable,
  emission: BlacklistingEmission,
): Promise<Recipients<typeof entry> | null> {
  const { collectionId, name, actor, actorId, hasBlacklisted, hasTakenBack } = emission;
  if (actorId === null || !(hasBlacklisted || hasTakenBack)) return null;
  const ownerId = await findOwner(db, emission.ownerId);
  if (ownerId === null || ownerId === actorId) return null;
  const unread = await findUnread(db, ownerId, emission);
  if (unread === null && !hasBlacklisted) return null;
  const blacklisted = await blacklistedSince(db, emission, unread?.since);
  const [last] = blacklisted;
  if (last === undefined) {
    if (unread) await withdrawNotifications(db, { userId: ownerId, kind, entry, values: unread });
    return null;
  }
  const since = unread?.since ?? last.at;
  const values = { collectionId, name, actor, actorId, since, company: last.name };
  return { userIds: [ownerId], values: { ...values, count: blacklisted.length } };
}
