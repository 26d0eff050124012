import { and, eq, inArray, not, sql } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { viewersOf } from '#core/server/authorization/relations-sql.ts';
import { viewerName, type Viewer } from '#core/server/authorization/viewer.ts';
import { emit } from '#core/server/events/emit.ts';
import { users } from '#core/server/tables/users.ts';
import { listedCompanies } from '#features/directory/collections/domain/lists.ts';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { aboutCollection, collectionHandedOver, listEvents } from './events.ts';
import { collections } from './tables.ts';
import { eachCollection } from '#features/directory/collections/server/shared/visibility.ts';

export interface Heir {
  readonly userId: string;
  readonly authId: string;
  readonly name: string;
}

export interface OwnCollection {
  readonly collection: Collection;
  readonly companies: number;
  /** The people it is shared with, who can see it. */
  readonly people: readonly Heir[];
}

/** The active collections of a person, locked against other writers if they are to be changed. */
export async function ownCollections(
  db: Queryable,
  { authId }: Viewer,
  isForUpdate = false,
): Promise<OwnCollection[]> {
  const query = db
    .select()
    .from(collections)
    .where(and(collections.isActive, eq(collections.userId, authId)))
    .orderBy(collections.name, collections.id);
  const own: Collection[] = await (isForUpdate ? query.for('update') : query);
  const shared = await db
    .select({
      collectionId: collections.id,
      userId: users.id,
      authId: users.authId,
      name: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`,
    })
    .from(collections)
    .innerJoin(users, viewersOf('collection', eachCollection))
    .where(
      and(
        inArray(
          collections.id,
          own.map(({ id }) => id),
        ),
        sql`${users.authId} <> ${authId}`,
      ),
    )
    .orderBy(users.firstName, users.lastName, users.id);
  const people = Map.groupBy(shared, ({ collectionId }) => collectionId);
  return own.map((collection) => ({
    collection,
    companies: listedCompanies(collection).length,
    people: (people.get(collection.id) ?? []).map(({ userId, authId: its, name }) => ({
      userId,
      name,
      authId: its ?? '',
    })),
  }));
}

/** Gives a collection to a person it is shared with. */
export async function handOverCollection(
  db: Queryable,
  viewer: Viewer,
  collection: Collection,
  to: Heir,
): Promise<void> {
  await db
    .update(collections)
    .set({
      userId: to.authId,
      sharedToUsers: collection.sharedToUsers.filter((authId) => authId !== to.authId),
      version: collection.version + 1,
      updatedAt: sql`now()`,
    })
    .where(eq(collections.id, collection.id));
  await emit(db, collectionHandedOver, {
    ...aboutCollection(viewer, collection),
    actor: viewerName(viewer),
    newOwnerId: to.userId,
  });
}

/** Deletes these collections of the viewer for good, and those that they deleted before. */
export async function eraseCollections(
  db: Queryable,
  viewer: Viewer,
  erased: readonly Collection[],
): Promise<void> {
  await emit(
    db,
    listEvents.removed,
    erased.map((collection) => aboutCollection(viewer, collection)),
  );
  const ids = erased.map(({ id }) => id);
  await db.delete(collections).where(inArray(collections.id, ids));
  await db
    .delete(collections)
    .where(and(eq(collections.userId, viewer.authId), not(collections.isActive)));
}

/** Takes a person off all collections that are shared with them. */
export async function leaveSharedCollections(db: Queryable, viewer: Viewer): Promise<void> {
  const { authId } = viewer;
  const left = await db
    .update(collections)
    .set({
      sharedToUsers: sql`array_remove(${collections.sharedToUsers}, ${authId})`,
      version: sql`${collections.version} + 1`,
    })
    .where(sql`${collections.sharedToUsers} @> array[${authId}]`)
    .returning();
  const active = left.filter(({ isActive }) => isActive);
  await emit(
    db,
    listEvents.left,
    active.map((collection) => aboutCollection(viewer, collection)),
  );
}
