import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import {
  eraseCollections,
  handOverCollection,
  leaveSharedCollections,
  ownCollections,
} from './hand-over.ts';
import type { AccountDeletionRequest } from '#features/people/users/domain/account-deletion.ts';
import { userRefusals } from '#features/people/users/domain/refusals.ts';

/**
 * Each collection goes to somebody or is deleted, as was decided of exactly these.
 * @throws Refused `account.collections`, `account.recipient`
 */
export async function settleCollections(
  db: Queryable,
  viewer: Viewer,
  decided: AccountDeletionRequest['collections'],
): Promise<void> {
  const choices = new Map(decided.map(({ id, to }) => [id, to]));
  const own = await ownCollections(db, viewer, true);
  if (own.length !== choices.size || own.some(({ collection }) => !choices.has(collection.id))) {
    throw refused(userRefusals['account.collections']);
  }
  const erased = [];
  for (const { collection, people } of own) {
    const to = choices.get(collection.id) ?? null;
    const heir = people.find(({ userId }) => userId === to);
    if (to === null) erased.push(collection);
    else if (heir === undefined) throw refused(userRefusals['account.recipient']);
    else await handOverCollection(db, viewer, collection, heir);
  }
  await eraseCollections(db, viewer, erased);
  await leaveSharedCollections(db, viewer);
}
