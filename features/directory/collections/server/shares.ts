import { refusals } from '#core/domain/refusals.ts';
import { and, inArray } from 'drizzle-orm';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { personName } from '#core/domain/identity/names.ts';
import { findablePerson } from '#features/people/users/server/shared/people.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { visibleCollection } from '#features/directory/collections/server/shared/visibility.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { collections } from './tables.ts';
import { users } from '#core/server/tables/users.ts';

/** @throws Refused `invalid` when a person cannot be found, without telling unknown from not visible. */
export async function assertFindable(db: Queryable, viewer: Viewer, authIds: readonly string[]) {
  if (authIds.length === 0) return;
  const people = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.authId, [...authIds]), findablePerson(viewer, true)));
  if (people.length < authIds.length) {
    throw refused(refusals.invalid, { problem: 'one of these people cannot be found.' });
  }
}

/** Avatar of a person with access to a collection. */
interface PersonWithAccess {
  readonly authId: string;
  readonly id: string;
  readonly name: string;
  readonly isOwner: boolean;
}

type CollectionAccess = Pick<Collection, 'userId' | 'sharedToUsers'>;

/** People with access to these collections, the owner of each first. */
async function peopleOf(
  db: Queryable,
  held: readonly CollectionAccess[],
): Promise<(collection: CollectionAccess) => PersonWithAccess[]> {
  const authIds = new Set(held.flatMap(({ userId, sharedToUsers }) => [userId, ...sharedToUsers]));
  const people = await db
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
    return people
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

/** People with access to a collection, its owner first. */
export const peopleWithAccess = async (
  db: Queryable,
  collection: CollectionAccess,
): Promise<PersonWithAccess[]> => (await peopleOf(db, [collection]))(collection);

/** People with access to each collection that the viewer sees. */
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
    .where(visibleCollection(viewer));
  const people = await peopleOf(db, seen);
  return seen.map((one) => ({ collectionId: one.id, people: people(one) }));
}
