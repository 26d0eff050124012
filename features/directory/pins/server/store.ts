import { and, eq, isNotNull, isNull, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Pin, PinKey, PinKind } from '#features/directory/pins/domain/pin.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { auditEntries } from '#core/server/tables/records.ts';
import { users } from '#core/server/tables/users.ts';
import { collectionEvents } from '#features/directory/collections/domain/events.ts';
import { visibleCollection } from '#features/directory/collections/server/shared/visibility.ts';
import { collections } from '#features/directory/collections/server/tables.ts';
import { savedSearches } from '#features/directory/search/server/tables.ts';
import { pins } from './tables.ts';
import { uuidArray } from '#core/platform/database/array-parameters.ts';

/** A pin with the id of its row. A saved search's `isNew` is found by searching. */
export interface StoredPin extends Pin {
  readonly pinId: string;
}

const columnOf: Readonly<Record<PinKind, PgColumn>> = {
  collection: pins.collectionId,
  savedSearch: pins.savedSearchId,
};

const ofOwner = (userId: string, { kind, id }: PinKey) =>
  and(eq(pins.userId, userId), eq(columnOf[kind], id));

const ownSearch = (userId: string) =>
  and(eq(savedSearches.userId, userId), isNull(savedSearches.deletedAt));

const contentKinds = [
  collectionEvents['collection.changed'].kind,
  collectionEvents['collection.noted'].kind,
];

/** Whether someone else has changed the collection since the owner of the pin opened it. */
const isChanged: SQL<boolean> = sql<boolean>`exists (
  select from ${auditEntries}
  where ${auditEntries.subject} = 'collection'
    and ${auditEntries.subjectId} = ${collections.id}::text
    and ${auditEntries.kind} = any(${sql.param(contentKinds)}::text[])
    and ${auditEntries.at} > ${pins.seenAt}
    and ${auditEntries.actorId} is distinct from ${pins.userId})`;

/** What a person has pinned. Every function touches only their rows. */
export const pinStore = {
  /** In order, without what they may not see any more. */
  async own(db: Queryable, viewer: Viewer, userId: string): Promise<StoredPin[]> {
    const rows = await db
      .select({
        pinId: pins.id,
        collection: { id: collections.id, name: collections.name },
        savedSearch: {
          id: savedSearches.id,
          name: savedSearches.name,
          query: savedSearches.query,
          filters: savedSearches.filters,
        },
        isChanged,
      })
      .from(pins)
      .leftJoin(collections, and(eq(collections.id, pins.collectionId), visibleCollection(viewer)))
      .leftJoin(savedSearches, and(eq(savedSearches.id, pins.savedSearchId), ownSearch(userId)))
      .where(
        and(eq(pins.userId, userId), or(isNotNull(collections.id), isNotNull(savedSearches.id))),
      )
      .orderBy(pins.position, pins.id);
    return rows.flatMap(({ pinId, collection, savedSearch, isChanged: isNew }): StoredPin[] => {
      if (collection) return [{ pinId, kind: 'collection', ...collection, isNew, search: null }];
      if (!savedSearch) return [];
      const { id, name, ...search } = savedSearch;
      return [{ pinId, kind: 'savedSearch', id, name, isNew: false, search }];
    });
  },

  /** The same for a change: locks out concurrent changes until the end of the transaction. */
  async ownForUpdate(db: Queryable, viewer: Viewer, userId: string): Promise<StoredPin[]> {
    await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    return pinStore.own(db, viewer, userId);
  },

  /** Whether the viewer sees what is to be pinned. */
  async sees(db: Queryable, viewer: Viewer, userId: string, { kind, id }: PinKey) {
    const rows =
      kind === 'collection'
        ? await db
            .select({ id: collections.id })
            .from(collections)
            .where(and(eq(collections.id, id), visibleCollection(viewer)))
        : await db
            .select({ id: savedSearches.id })
            .from(savedSearches)
            .where(and(eq(savedSearches.id, id), ownSearch(userId)));
    return rows.length > 0;
  },

  /** Adds a pin behind these; all others, which the person does not see any more, make room. */
  async add(db: Queryable, userId: string, { kind, id }: PinKey, behind: readonly StoredPin[]) {
    const seen = behind.map(({ pinId }) => pinId);
    await db.delete(pins).where(and(eq(pins.userId, userId), notInArray(pins.id, seen)));
    const [last] = await db
      .select({ position: sql<number>`coalesce(max(${pins.position}), 0)` })
      .from(pins)
      .where(eq(pins.userId, userId));
    const target = kind === 'collection' ? { collectionId: id } : { savedSearchId: id };
    await db.insert(pins).values({ userId, ...target, position: (last?.position ?? 0) + 1 });
  },

  remove: (db: Queryable, userId: string, key: PinKey) =>
    db.delete(pins).where(ofOwner(userId, key)),

  /** Numbers these rows in order. */
  order: (db: Queryable, userId: string, pinIds: readonly string[]) =>
    db.execute(sql`
      update ${pins} set position = wanted.place
      from unnest(${uuidArray(pinIds)}) with ordinality wanted(id, place)
      where ${pins.id} = wanted.id and ${pins.userId} = ${userId}`),

  see: (db: Queryable, userId: string, collectionId: string) =>
    db
      .update(pins)
      .set({ seenAt: sql`now()` })
      .where(ofOwner(userId, { kind: 'collection', id: collectionId })),
};
