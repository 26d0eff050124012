import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { documentEvents } from '#features/documents/domain/events.ts';
import { UserMetadataChange } from '#features/documents/domain/user-metadata.ts';
import { collections } from '#features/collections/server/tables.ts';
import { jsonObject } from '#core/platform/database/json-object.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { parse } from '#core/server/endpoints/endpoint-request.ts';
import { emit } from '#core/server/events/emit.ts';
import { userIdOf } from '#core/server/authorization/user-id-of.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { DocumentCollection } from '#features/documents/server/document-collection.ts';
import { userMetadata } from '#features/documents/server/tables.ts';
import { assertVisible, seenCollection } from './visible-choices.ts';
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
      on ${collections.id} = ${userMetadata.activeCollectionId} and ${seenCollection(viewer)}
    where ${userMetadata.userId} = ${viewer.userId}::uuid and ${userMetadata.isActive}`;
}

/** A deactivated record starts anew, under the same id, since a person has one. */
const startAnew = (db: Queryable, userId: string) =>
  db
    .update(userMetadata)
    .set({
      ...{ theme: null, density: null, locale: null, timeZone: null, notificationChoices: null },
      ...{ activeCorporationId: null, activeCollectionId: null, viewMode: null },
      ...{ isActive: true, createdAt: sql`now()` },
    })
    .where(and(eq(userMetadata.userId, userId), eq(userMetadata.isActive, false)));

/** What one person chose: one document for each, which nobody else reads or writes. */
export const userMetadataDocuments: DocumentCollection = {
  visible,

  async create({ db, viewer, id, fields }) {
    const userId = userIdOf(viewer);
    const { recentSearches, ...change } = parse('body', UserMetadataChange, fields);
    await assertVisible(db, viewer, change);
    await startAnew(db, userId);
    const [stored] = await db
      .insert(userMetadata)
      .values({ id, userId, ...change })
      // Only the given columns: two writers of different fields lose nothing.
      .onConflictDoUpdate({
        target: userMetadata.userId,
        set: { ...change, updatedAt: sql`now()` },
      })
      .returning({ id: userMetadata.id });
    if (recentSearches) await replaceRecentSearches(db, userId, recentSearches);
    await emit(db, documentEvents['userMetadata.changed'], { userId });
    return stored?.id ?? id;
  },

  async update({ db, viewer, fields }) {
    const userId = userIdOf(viewer);
    const { recentSearches, ...change } = parse('body', UserMetadataChange, fields);
    await assertVisible(db, viewer, change);
    await db
      .update(userMetadata)
      .set({ ...change, updatedAt: sql`now()` })
      .where(eq(userMetadata.userId, userId));
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
};
