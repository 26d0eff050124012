import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { authUsers } from '#core/server/tables/identity.ts';
import { users } from '#core/server/tables/users.ts';
import { personalTablesOf } from '#features/people/users/server/deletion/personal-tables.ts';
import { mergedAccounts } from '#features/people/users/server/tables.ts';
import { replaceIds } from './loose-columns.ts';
import { moveRows } from './move-rows.ts';
import type {
  MergedPair,
  PersonTables,
} from '#features/people/users/server/shared/person-tables.ts';

/**
 * Waits for writes of both accounts that have begun, and holds back later ones: those of the source find
 * that they are signed out. In the order of ids, as every merge does.
 */
export async function lockAccounts(db: Queryable, pair: MergedPair): Promise<void> {
  const authIds = [pair.sourceAuthId, pair.targetAuthId].filter((id) => id !== null);
  await db
    .select({ id: authUsers.id })
    .from(authUsers)
    .where(inArray(authUsers.id, authIds))
    .orderBy(asc(authUsers.id))
    .for('update');
  await db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [pair.sourceId, pair.targetId]))
    .orderBy(asc(users.id))
    .for('update');
}

/** Everything that names the source names the target. Can be repeated. */
export async function moveEverything(
  tables: readonly PersonTables[],
  db: Queryable,
  pair: MergedPair,
): Promise<void> {
  for (const { merge } of tables) await merge?.move?.(db, pair);
  for (const { reference, onMerge } of personalTablesOf(tables)) {
    await moveRows(db, reference, onMerge, pair);
  }
  await replaceIds(db, pair);
}

const followDays = 1;

/**
 * What others wrote beside a merge, such as a place on a case team, still names the old account: it
 * follows.
 */
export async function moveLeftovers(tables: readonly PersonTables[], db: Queryable): Promise<void> {
  const merged = await db
    .select({ merged: mergedAccounts, targetAuthId: users.authId })
    .from(mergedAccounts)
    .innerJoin(users, eq(users.id, mergedAccounts.intoId))
    .where(sql`${mergedAccounts.at} > now() - make_interval(days => ${followDays})`);
  for (const { merged: one, targetAuthId } of merged) {
    if (targetAuthId === null) continue;
    await moveEverything(tables, db, {
      sourceId: one.userId,
      sourceAuthId: one.authId,
      targetId: one.intoId,
      targetAuthId,
    });
  }
}
