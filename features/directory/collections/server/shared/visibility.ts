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

/** SQL condition for the collections a viewer sees: `visibleTo` of the domain. */
export const visibleCollection = (viewer: Viewer): SQL =>
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
