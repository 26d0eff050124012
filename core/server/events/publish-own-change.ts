import { inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { users } from '#core/server/tables/users.ts';

/** The channel on which every node hears whose own things have changed. */
export const ownChannel = 'own_changed';

/** Tells all screens of these people, once this holds, that what they have or chose is another. */
export async function publishOwnChange(db: Queryable, authIds: readonly string[]): Promise<void> {
  await db.execute(sql`
    select pg_notify(${ownChannel}, ${users.id}::text) from ${users}
    where ${inArray(users.authId, [...new Set(authIds)])}`);
}
