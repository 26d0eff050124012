import { and, inArray } from 'drizzle-orm';
import type { Collection } from '#domain/collections/collection.ts';
import { personName } from '#domain/users/names.ts';
import { notify } from '#server/gate/notify.ts';
import { findablePerson } from '#server/gate/people.ts';
import type { Viewer } from '#server/gate/viewer.ts';
import type { Queryable } from '#server/platform/database/open.ts';
import { refused } from '#server/platform/http/refused.ts';
import { users } from '#server/tables/users.ts';

/**
 * Tells people that a collection is shared with them.
 * @throws Refused `invalid` when one of them is nobody whom the viewer can find: unknown and foreign
 * people are answered alike.
 */
export async function invite(
  db: Queryable,
  viewer: Viewer,
  collection: Collection,
  authIds: readonly string[],
): Promise<void> {
  if (authIds.length === 0) return;
  const found = await db
    .select({ id: users.id, authId: users.authId })
    .from(users)
    .where(and(inArray(users.authId, [...authIds]), findablePerson(viewer, true)));
  if (found.length < new Set(authIds).size) {
    throw refused('invalid', { problem: 'one of these people cannot be found.' });
  }
  const name = personName({ firstName: viewer.name, lastName: '', email: viewer.email });
  await notify(
    db,
    found.map(({ id }) => id),
    {
      kind: 'collection shared',
      title: `${name} shared “${collection.name}” with you`,
      link: `/collection/${collection.id}`,
    },
    viewer.userId,
  );
}

/** Who has a collection, its owner first. */
export async function holdersOf(
  db: Queryable,
  { userId: owner, sharedToUsers }: Collection,
): Promise<{ authId: string; id: string; name: string; isOwner: boolean }[]> {
  const found = await db
    .select({
      id: users.id,
      authId: users.authId,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
    })
    .from(users)
    .where(inArray(users.authId, [owner, ...sharedToUsers]))
    .orderBy(users.firstName, users.id);
  const holders = found.map(({ authId, id, ...person }) => ({
    authId: authId ?? '',
    id,
    name: personName(person),
    isOwner: authId === owner,
  }));
  return holders.toSorted((one, other) => Number(other.isOwner) - Number(one.isOwner));
}
