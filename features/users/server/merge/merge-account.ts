import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { personName } from '#core/domain/identity/names.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { emit } from '#core/server/events/emit.ts';
import { authUsers } from '#core/server/tables/identity.ts';
import { users } from '#core/server/tables/users.ts';
import { mergeOwner } from '#features/collections/server/public/merge-owner.ts';
import { mergeUsage } from '#features/metrics/server/public/merge-usage.ts';
import type { AccountMergeResult } from '#features/users/domain/account-merge.ts';
import { anonymise } from '#features/users/server/deletion/anonymise.ts';
import { endIdentity } from '#features/users/server/deletion/delete-identity.ts';
import { personalTables } from '#features/users/server/deletion/personal-tables.ts';
import { mergeEvents } from '#features/users/server/events.ts';
import { mergedAccounts } from '#features/users/server/tables.ts';
import { assertMerged } from './assert-merged.ts';
import { countReferences, removeScoresInConflict } from './count-rows.ts';
import { replaceIds } from './loose-columns.ts';
import type { Merge } from './may-merge.ts';
import { mergeRules } from './merge-rules.ts';
import { moveRows, type MergedPair } from './move-rows.ts';
import { previewMerge } from './preview.ts';

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
export async function moveEverything(db: Queryable, pair: MergedPair): Promise<void> {
  const { sourceAuthId: from, targetAuthId: to } = pair;
  await mergeUsage(db, pair);
  for (const { reference } of personalTables) {
    await moveRows(db, reference, mergeRules[reference], pair);
  }
  if (from !== null) await mergeOwner(db, { from, to });
  await replaceIds(db, pair);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** A merge that was made already: asked for twice, it is done once. */
export async function findMerge(
  db: Queryable,
  sourceId: string,
  targetId: string,
): Promise<AccountMergeResult | null> {
  const [found] = await db
    .select({ moved: mergedAccounts.moved })
    .from(mergedAccounts)
    .where(and(eq(mergedAccounts.userId, sourceId), eq(mergedAccounts.intoId, targetId)));
  return found ? { userId: targetId, moved: sum(Object.values(found.moved)) } : null;
}

/**
 * Merges an account into another one, in the transaction of the request: all of it or nothing.
 * @throws Refused `merge.incomplete`
 */
export async function mergeAccount(db: Queryable, merge: Merge): Promise<AccountMergeResult> {
  const { source, target, pair, actorId } = merge;
  const email = source.email ?? '';
  const { parts } = await previewMerge(db, merge);
  const moved = Object.fromEntries(
    parts
      .filter(({ becomes, rows }) => becomes === 'moved' && rows > 0)
      .map(({ part, rows, coincide, stays }) => [part, stays === 'both' ? rows : rows - coincide]),
  );
  await removeScoresInConflict(db, pair);
  const before = await countReferences(db, pair);
  await moveEverything(db, pair);
  await anonymise(db, source.id);
  await endIdentity(db, { email, authId: pair.sourceAuthId });
  await assertMerged(db, pair, before);
  await db.insert(mergedAccounts).values({
    ...{ userId: source.id, intoId: target.id, mergedBy: actorId, moved },
    ...{ email, name: personName(source), authId: pair.sourceAuthId },
  });
  await emit(db, mergeEvents.merged, {
    ...{ userId: source.id, actorId, into: target.id, email, moved },
  });
  await emit(db, mergeEvents.mergedInto, {
    ...{ userId: target.id, actorId, from: source.id, email, holders: [pair.targetAuthId] },
  });
  return { userId: target.id, moved: sum(Object.values(moved)) };
}

const followDays = 1;

/**
 * What others wrote beside a merge, such as a place on a case team, still names the old account: it
 * follows.
 */
export async function moveLeftovers(db: Queryable): Promise<void> {
  const merged = await db
    .select({ merged: mergedAccounts, targetAuthId: users.authId })
    .from(mergedAccounts)
    .innerJoin(users, eq(users.id, mergedAccounts.intoId))
    .where(sql`${mergedAccounts.at} > now() - make_interval(days => ${followDays})`);
  for (const { merged: one, targetAuthId } of merged) {
    if (targetAuthId === null) continue;
    await moveEverything(db, {
      ...{ sourceId: one.userId, sourceAuthId: one.authId },
      ...{ targetId: one.intoId, targetAuthId },
    });
  }
}
