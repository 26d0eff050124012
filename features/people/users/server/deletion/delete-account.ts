import { sql } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import type { Granted } from '#core/server/authorization/grant.ts';
import { emit } from '#core/server/events/emit.ts';
import {
  isConfirmed,
  type AccountDeletionRequest,
} from '#features/people/users/domain/account-deletion.ts';
import { userEvents } from '#features/people/users/domain/events.ts';
import { userRefusals } from '#features/people/users/domain/refusals.ts';
import type { PersonSubject } from '#features/people/users/server/shared/load-person.ts';
import { gather, type PersonTables } from '#features/people/users/server/shared/person-tables.ts';
import { assertNotLastSuperuser } from '#features/people/identity/server/shared/superusers.ts';

import { anonymise } from './anonymise.ts';
import { deleteIdentity } from './delete-identity.ts';
import { personalDataOf } from './personal-data-of.ts';
import { personalTablesOf } from './personal-tables.ts';
import { replacePersonalData } from './replace-personal-data.ts';

type MayManage = Granted<'manageAccount', PersonSubject>;

/** @throws Refused when duties have to be handed over first */
async function assertMayLeave(
  tables: readonly PersonTables[],
  db: Queryable,
  userId: string,
): Promise<void> {
  await assertNotLastSuperuser(db, userId);
  const owned = await gather(tables, ({ deletion }) => deletion?.lastOwnerOf?.(db, userId, true));
  if (owned.length === 0) return;
  const names = owned.map(({ name }) => `“${name}”`).join(', ');
  throw refused(userRefusals['account.lastOwner'], { names });
}

async function settleReferences(
  tables: readonly PersonTables[],
  db: Queryable,
  userId: string,
): Promise<void> {
  for (const { table, column, onDeletion } of personalTablesOf(tables)) {
    const [of, by] = [sql.identifier(table), sql.identifier(column)];
    if (onDeletion === 'delete') await db.execute(sql`delete from ${of} where ${by} = ${userId}`);
    if (onDeletion === 'release') {
      await db.execute(sql`update ${of} set ${by} = null where ${by} = ${userId}`);
    }
  }
}

/**
 * Deletes the account of the person who asks, in the transaction of the request: all of it or
 * nothing.
 * @throws Refused `account.…`, `user.lastSuperuser`
 */
export async function deleteAccount(
  tables: readonly PersonTables[],
  db: Queryable,
  granted: MayManage,
  { confirmation, collections }: AccountDeletionRequest,
): Promise<void> {
  const { userId, subject } = granted;
  if (!isConfirmed(confirmation, subject.email)) {
    throw refused(userRefusals['account.confirmation']);
  }
  await assertMayLeave(tables, db, userId);
  const data = await personalDataOf(db, userId);
  for (const { deletion } of tables) await deletion?.settle?.(db, granted.viewer, collections);
  await emit(db, userEvents['user.deleted'], { userId, actorId: userId });
  await settleReferences(tables, db, userId);
  await anonymise(db, userId);
  await deleteIdentity(db, subject);
  await replacePersonalData(db, userId, data);
}
