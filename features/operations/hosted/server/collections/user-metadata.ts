import { eq, getTableColumns, sql } from 'drizzle-orm';
import { documentEvents } from '#features/operations/hosted/domain/events.ts';
import { UserMetadataChange } from '#features/operations/hosted/domain/user-metadata.ts';
import { visibleCollection } from '#features/directory/collections/server/shared/visibility.ts';
import { collections } from '#features/directory/collections/server/tables.ts';
import { jsonObject } from '#core/platform/database/json-object.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { parse } from '#core/server/endpoints/endpoint-request.ts';
import { emit } from '#core/server/events/emit.ts';
import { userIdOf } from '#core/server/authorization/user-id-of.ts';
import { storeUserMetadata } from '#core/server/user-metadata.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { DocumentCollection } from '#features/operations/hosted/server/document-collection.ts';
import { userMetadata } from '#core/server/tables/user-metadata.ts';
import { assertVisible } from './visible-choices.ts';
import { recentSearchesOf, replaceRecentSearches } from './recent-searches.ts';

/** A collection that was deleted or is no longer shared is omitted until it is available again. */
function visible(viewer: Viewer) {
  const document = jsonObject({
    ...getTableColumns(userMetadata),
    activeCollectionId: collections.id,
    recentSearches: recentSearchesOf(viewer.userId),
  });
  return sql`
    select ${userMetadata.id} as id, ${userMetadata.createdAt} as created_at,
      (${document})::jsonb as document
    from ${userMetadata} left join ${collections}
      on ${collections.id} = ${userMetadata.activeCollectionId} and ${visibleCollection(viewer)}
    where ${userMetadata.userId} = ${viewer.userId}::uuid and ${userMetadata.isActive}`;
}

/** What depends on a choice, such as when mails are due. */
export type AfterChange = (
  db: Queryable,
  userId: string,
  change: Partial<UserMetadataChange>,
) => Promise<void>;

/** What one person chose: one document for each, which nobody else reads or writes. */
export const userMetadataDocuments = (afterChange: AfterChange): DocumentCollection => ({
  visible,

  async create({ db, viewer, id, fields }) {
    const userId = userIdOf(viewer);
    const { recentSearches, ...change } = parse('body', UserMetadataChange, fields);
    await assertVisible(db, viewer, change);
    const stored = await storeUserMetadata(db, userId, change, { id });
    await afterChange(db, userId, change);
    if (recentSearches) await replaceRecentSearches(db, userId, recentSearches);
    await emit(db, documentEvents['userMetadata.changed'], { userId });
    return stored.id;
  },

  async update({ db, viewer, fields }) {
    const userId = userIdOf(viewer);
    const { recentSearches, ...change } = parse('body', UserMetadataChange, fields);
    await assertVisible(db, viewer, change);
    await storeUserMetadata(db, userId, change);
    await afterChange(db, userId, change);
    if (recentSearches) await replaceRecentSearches(db, userId, recentSearches);
    await emit(db, documentEvents['userMetadata.changed'], { userId });
  },

  async remove({ db, viewer }) {
    const userId = userIdOf(viewer);
    await db
      .update(userMetadata)
      .set({ isActive: false, updatedAt: sql`now()` })
      .where(eq(userMetadata.userId, userId));
    await emit(db, documentEvents['userMetadata.changed'], { userId });
  },
});
