import { and, count, desc, eq, not, sql } from 'drizzle-orm';
import { listedCompanies } from '#features/directory/collections/domain/lists.ts';
import {
  bodyOf,
  type Collection,
  type CollectionBody,
} from '#features/directory/collections/domain/collection.ts';
import type { RequiredRight } from '#features/directory/collections/domain/differences.ts';
import { nameOfCopy } from '#features/directory/collections/domain/collection-name.ts';
import { collectionLimits } from '#features/directory/collections/domain/limits.ts';
import type { Granted } from '#core/server/authorization/grant.ts';
import {
  visibleCollection,
  visibleCollectionOfAnyState,
} from '#features/directory/collections/server/shared/visibility.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { newId } from '#core/server/tables/columns.ts';
import { collections } from './tables.ts';

const newestFirst = [desc(collections.updatedAt), desc(collections.id)];

/** Collections, visible to their owner and the people they are shared with only. */
export const collectionStore = {
  own: (db: Queryable, viewer: Viewer): Promise<Collection[]> =>
    db
      .select()
      .from(collections)
      .where(and(collections.isActive, eq(collections.userId, viewer.authId)))
      .orderBy(...newestFirst),

  async countOwn(db: Queryable, viewer: Viewer): Promise<number> {
    const [row] = await db
      .select({ own: count() })
      .from(collections)
      .where(and(collections.isActive, eq(collections.userId, viewer.authId)));
    return row?.own ?? 0;
  },

  shared: (db: Queryable, viewer: Viewer): Promise<Collection[]> =>
    db
      .select()
      .from(collections)
      .where(and(visibleCollection(viewer), sql`${collections.userId} <> ${viewer.authId}`))
      .orderBy(...newestFirst),

  /** The viewer's own deleted collections, latest first. */
  async deleted(db: Queryable, viewer: Viewer) {
    const rows = await db
      .select()
      .from(collections)
      .where(and(not(collections.isActive), eq(collections.userId, viewer.authId)))
      .orderBy(...newestFirst)
      .limit(collectionLimits.collectionsDeletedShown);
    return rows.map((collection) => ({
      id: collection.id,
      name: collection.name,
      companies: listedCompanies(collection).length,
      deletedAt: collection.updatedAt,
    }));
  },

  /** Null when missing or not visible to the viewer. */
  async get(db: Queryable, viewer: Viewer, id: string): Promise<Collection | null> {
    const [row] = await db
      .select()
      .from(collections)
      .where(and(eq(collections.id, id), visibleCollection(viewer)));
    return row ?? null;
  },

  /** Undefined when missing or not visible to the viewer. */
  async versionOf(db: Queryable, viewer: Viewer, id: string): Promise<number | undefined> {
    const [row] = await db
      .select({ version: collections.version })
      .from(collections)
      .where(and(eq(collections.id, id), visibleCollection(viewer)));
    return row?.version;
  },

  /** The same including deleted ones, with the row locked until the transaction ends. */
  async getForUpdate(db: Queryable, viewer: Viewer, id: string): Promise<Collection | null> {
    const [row] = await db
      .select()
      .from(collections)
      .where(and(eq(collections.id, id), visibleCollectionOfAnyState(viewer)))
      .for('update');
    return row ?? null;
  },

  async create(db: Queryable, viewer: Viewer, name: string): Promise<Collection> {
    const [made] = await db
      .insert(collections)
      .values({ id: newId(), name, userId: viewer.authId })
      .returning();
    if (!made) throw new Error('The collection was not made.');
    return made;
  },

  /** Copies companies and sub-spaces, without people and notes. */
  async copy(db: Queryable, viewer: Viewer, source: Collection): Promise<Collection> {
    const own = await db
      .select({ name: collections.name })
      .from(collections)
      .where(and(collections.isActive, eq(collections.userId, viewer.authId)));
    const name = nameOfCopy(
      source.name,
      own.map((one) => one.name),
    );
    const { version: _, ...body } = bodyOf(source);
    const [made] = await db
      .insert(collections)
      .values({ ...body, id: newId(), name, userId: viewer.authId, sharedToUsers: [] })
      .returning();
    if (!made) throw new Error('The copy was not made.');
    return made;
  },

  /** Writes changed columns only: in a large collection most are unchanged. */
  async update(
    db: Queryable,
    { subject }: Granted<RequiredRight, Collection>,
    changed: Partial<CollectionBody>,
  ): Promise<Collection> {
    const [stored] = await db
      .update(collections)
      .set({ ...changed, version: subject.version + 1, updatedAt: sql`now()` })
      .where(eq(collections.id, subject.id))
      .returning({ version: collections.version, updatedAt: collections.updatedAt });
    if (!stored) throw new Error('The collection was not stored.');
    return { ...subject, ...changed, ...stored };
  },

  async setActive(
    db: Queryable,
    { subject }: Granted<'editCollection', Collection>,
    isActive: boolean,
  ): Promise<Collection> {
    const [stored] = await db
      .update(collections)
      .set({ isActive, version: subject.version + 1, updatedAt: sql`now()` })
      .where(eq(collections.id, subject.id))
      .returning();
    if (!stored) throw new Error('The collection was not stored.');
    return stored;
  },
};
