import { and, inArray } from 'drizzle-orm';
import type { Collection } from '#features/collections/domain/collection.ts';
import { personName } from '#core/domain/identity/names.ts';
import { notify } from '#core/server/events/notify.ts';
import { findablePerson } from '#features/users/server/public/people.ts';
import { viewerName, type Viewer } from '#core/server/authorization/viewer.ts';
import {
  viewersOfCollection,
  visibleCollection,
} from '#features/collections/server/public/visibility.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { collections } from './tables.ts';
import { users } from '#core/server/tables/users.ts';

/** @throws Refused `invalid` when one of them cannot be found: unknown and foreign are answered alike. */
async function assertFindable(db: Queryable, viewer: Viewer, authIds: readonly string[]) {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.authId, [...authIds]), findablePerson(viewer, true)));
  if (found.length < authIds.length) {
    throw refused('invalid', { problem: 'one of these people cannot be found.' });
  }
}

/**
 * Tells people that a collection is shared with them; who does not see it yet, for want of a corporation
 * or of a verified address, is not told either what it is called.
 * @throws Refused `invalid` when one of them is nobody whom the viewer can find
 */
export async function notifyInvited(
  db: Queryable,
  viewer: Viewer,
  collection: Collection,
  authIds: readonly string[],
): Promise<void> {
  if (authIds.length === 0) return;
  await assertFindable(db, viewer, authIds);
  const reached = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.authId, [...authIds]), viewersOfCollection(collection)));
  await notify(
    db,
    reached.map(({ id }) => id),
    {
      kind: 'collection shared',
      title: `${viewerName(viewer)} shared “${collection.name}” with you`,
      link: `/collection/${collection.id}`,
      isLatest: true,
    },
    viewer.userId,
  );
}

/** A face of somebody who has a collection. */
interface PersonWithAccess {
  readonly authId: string;
  readonly id: string;
  readonly name: string;
  readonly isOwner: boolean;
}

type CollectionAccess = Pick<Collection, 'userId' | 'sharedToUsers'>;

/** Everybody who has one of these; asked for a collection, its people, its owner first. */
async function peopleOf(
  db: Queryable,
  held: readonly CollectionAccess[],
): Promise<(collection: CollectionAccess) => PersonWithAccess[]> {
  const authIds = new Set(held.flatMap(({ userId, sharedToUsers }) => [userId, ...sharedToUsers]));
  const found = await db
    .select({
      id: users.id,
      authId: users.authId,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
    })
    .from(users)
    .where(inArray(users.authId, [...authIds]))
    .orderBy(users.firstName, users.id);
  return ({ userId, sharedToUsers }) => {
    const having = new Set([userId, ...sharedToUsers]);
    return found
      .filter(({ authId }) => having.has(authId ?? ''))
      .map(({ authId, id, ...person }) => ({
        authId: authId ?? '',
        id,
        name: personName(person),
        isOwner: authId === userId,
      }))
      .toSorted((one, other) => Number(other.isOwner) - Number(one.isOwner));
  };
}

/** Who has a collection, its owner first. */
export const peopleWithAccess = async (
  db: Queryable,
  collection: CollectionAccess,
): Promise<PersonWithAccess[]> => (await peopleOf(db, [collection]))(collection);

/** Who has each of the collections that somebody sees. */
export async function avatarsByCollection(
  db: Queryable,
  viewer: Viewer,
): Promise<{ collectionId: string; people: PersonWithAccess[] }[]> {
  const seen = await db
    .select({
      id: collections.id,
      userId: collections.userId,
      sharedToUsers: collections.sharedToUsers,
    })
    .from(collections)
    .where(and(collections.isActive, visibleCollection(viewer)));
  const people = await peopleOf(db, seen);
  return seen.map((one) => ({ collectionId: one.id, people: people(one) }));
}
