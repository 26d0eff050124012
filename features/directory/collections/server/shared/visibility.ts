import { sql, type SQL } from 'drizzle-orm';
import type { SubjectSql } from '#core/server/authorization/facts-sql.ts';
import { viewersOf, visibleRows } from '#core/server/authorization/relations-sql.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { collections } from '#features/directory/collections/server/tables.ts';

export const eachCollection: SubjectSql<'collection'> = {
  ownerId: sql`${collections.userId}`,
  sharedToUsers: sql`${collections.sharedToUsers}`,
};

/** Collections visible to a viewer: the domain's `visibleTo`, without removed ones. */
export const visibleCollection = (viewer: Viewer): SQL =>
  sql`(${collections.isActive} and ${visibleCollectionOfAnyState(viewer)})`;

/** The same with removed ones, to restore one. */
export const visibleCollectionOfAnyState = (viewer: Viewer): SQL =>
  visibleRows('collection', visibilityScopeOf(viewer), eachCollection);

/** SQL condition on `users` for the people who see a collection. */
export const viewersOfCollection = ({
  userId,
  sharedToUsers,
}: Pick<Collection, 'userId' | 'sharedToUsers'>): SQL =>
  viewersOf('collection', {
    ownerId: sql`${userId}::text`,
    sharedToUsers: sql`${sql.param(sharedToUsers)}::text[]`,
  });
