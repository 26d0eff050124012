import { and, eq, sql } from 'drizzle-orm';
import type { UserMetadata, UserMetadataChange } from '#features/documents/domain/user-metadata.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { visibleCollection } from '#features/collections/server/public/visibility.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { collections } from '#features/collections/server/tables.ts';
import { userMetadata } from './tables.ts';

const seenCollection = (viewer: Viewer) => and(collections.isActive, visibleCollection(viewer));

/** A user's saved choices. */
export const userMetadataStore = {
  /** A collection that was deleted or is no longer shared is omitted until it is available again. */
  async own(db: Queryable, viewer: Viewer): Promise<UserMetadata | null> {
    const [found] = await db
      .select({
        id: userMetadata.id,
        userId: userMetadata.userId,
        activeCollectionId: collections.id,
        isActive: userMetadata.isActive,
        createdAt: userMetadata.createdAt,
        updatedAt: userMetadata.updatedAt,
      })
      .from(userMetadata)
      .leftJoin(
        collections,
        and(eq(collections.id, userMetadata.activeCollectionId), seenCollection(viewer)),
      )
      .where(and(eq(userMetadata.userId, sql`${viewer.userId}::uuid`), userMetadata.isActive));
    return found ?? null;
  },

  async sees(db: Queryable, viewer: Viewer, collectionId: string): Promise<boolean> {
    const found = await db
      .select({ id: collections.id })
      .from(collections)
      .where(and(eq(collections.id, collectionId), seenCollection(viewer)));
    return found.length > 0;
  },

  async merge(db: Queryable, userId: string, change: UserMetadataChange): Promise<void> {
    await db
      .insert(userMetadata)
      .values({ userId, ...change })
      .onConflictDoUpdate({
        target: userMetadata.userId,
        set: { ...change, isActive: true, updatedAt: sql`now()` },
      });
  },
};
