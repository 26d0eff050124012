import { and, eq } from 'drizzle-orm';
import { personName } from '#core/domain/identity/names.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { emit } from '#core/server/events/emit.ts';
import type { AccountMergeResult } from '#features/people/users/domain/account-merge.ts';
import { anonymise } from '#features/people/users/server/deletion/anonymise.ts';
import { endIdentity } from '#features/people/users/server/deletion/delete-identity.ts';
import { mergeEvents } from '#features/people/users/server/events.ts';
import type { PersonTables } from '#features/people/users/server/shared/person-tables.ts';
import { mergedAccounts } from '#features/people/users/server/tables.ts';
import { assertMerged } from './assert-merged.ts';
import { countReferences, removeScoresInConflict } from './count-rows.ts';
import type { Merge } from './may-merge.ts';
import { moveEverything } from './move-everything.ts';
import { previewMerge } from './preview.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** A merge that was made already: asked for twice, it is done once. */
export async function findMerge(
  db: Queryable,
  sourceId: string,
  targetId: string,
): Promise<AccountMergeResult | null> {
  const [account] = await db
    .select({ moved: mergedAccounts.moved })
    .from(mergedAccounts)
    .where(and(eq(mergedAccounts.userId, sourceId), eq(mergedAccounts.intoId, targetId)));
  return account ? { userId: targetId, moved: sum(Object.values(account.moved)) } : null;
}

/**
 * Merges an account into another one, in the transaction of the request: all of it or nothing.
 * @throws Refused `merge.incomplete`
 */
export async function mergeAccount(
  tables: readonly PersonTables[],
  db: Queryable,
  merge: Merge,
): Promise<AccountMergeResult> {
  const { source, target, pair, actorId } = merge;
  const email = source.email ?? '';
  const { parts } = await previewMerge(tables, db, merge);
  const moved = Object.fromEntries(
    parts
      .filter(({ becomes, rows }) => becomes === 'moved' && rows > 0)
      .map(({ part, rows, coincide, stays }) => [part, stays === 'both' ? rows : rows - coincide]),
  );
  await removeScoresInConflict(db, pair);
  const before = await countReferences(tables, db, pair);
  await moveEverything(tables, db, pair);
  await anonymise(db, source.id);
  await endIdentity(db, { email, authId: pair.sourceAuthId });
  await assertMerged(tables, db, pair, before);
  await db.insert(mergedAccounts).values({
    userId: source.id,
    intoId: target.id,
    mergedBy: actorId,
    moved,
    email,
    name: personName(source),
    authId: pair.sourceAuthId,
  });
  await emit(db, mergeEvents.merged, {
    userId: source.id,
    actorId,
    into: target.id,
    email,
    moved,
  });
  await emit(db, mergeEvents.mergedInto, {
    userId: target.id,
    actorId,
    from: source.id,
    email,
    holders: [pair.targetAuthId],
  });
  return { userId: target.id, moved: sum(Object.values(moved)) };
}
