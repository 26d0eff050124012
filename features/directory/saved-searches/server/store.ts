import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type {
  SavedSearch,
  SavedSearchDraft,
} from '#features/directory/saved-searches/domain/saved-search.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { savedSearches } from '#features/directory/search/server/tables.ts';
import { users } from '#core/server/tables/users.ts';

/** Columns for the owner. The known ids are many, and not sent. */
const ownerColumns = {
  id: savedSearches.id,
  name: savedSearches.name,
  query: savedSearches.query,
  filters: savedSearches.filters,
  frequency: savedSearches.frequency,
  nextAlertAt: savedSearches.nextAlertAt,
  seenAt: savedSearches.seenAt,
  createdAt: savedSearches.createdAt,
};
const marks = {
  isKnownWhole: savedSearches.isKnownWhole,
  timeZone: savedSearches.timeZone,
  toldAt: savedSearches.toldAt,
};

type Row = SavedSearch & { isKnownWhole: boolean; timeZone: string; toldAt: string };
type Known = Pick<
  typeof savedSearches.$inferInsert,
  'knownIds' | 'isKnownWhole' | 'seenAt' | 'toldIds' | 'toldAt'
>;
type Content = Omit<SavedSearchDraft, 'timeZone'> & {
  timeZone: string;
  nextAlertAt: string | null;
};

const ofOwner = (userId: string) =>
  and(eq(savedSearches.userId, userId), isNull(savedSearches.deletedAt));
const oneOf = (userId: string, id: string) => and(eq(savedSearches.id, id), ofOwner(userId));

/** A person's saved searches. Every function takes the owner, and touches only their rows. */
export const savedSearchStore = {
  own: (db: Queryable, userId: string): Promise<Row[]> =>
    db
      .select({ ...ownerColumns, ...marks })
      .from(savedSearches)
      .where(ofOwner(userId))
      .orderBy(sql`lower(${savedSearches.name})`, savedSearches.id),

  async get(db: Queryable, userId: string, id: string): Promise<Row | null> {
    const [row] = await db
      .select({ ...ownerColumns, ...marks })
      .from(savedSearches)
      .where(oneOf(userId, id))
      .for('update');
    return row ?? null;
  },

  /** Number of saved searches; locks out concurrent inserts until the end of the transaction. */
  async countHeld(db: Queryable, userId: string): Promise<number> {
    await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    const [row] = await db.select({ many: count() }).from(savedSearches).where(ofOwner(userId));
    return row?.many ?? 0;
  },

  async add(db: Queryable, userId: string, content: Content & Known): Promise<SavedSearch> {
    const [made] = await db
      .insert(savedSearches)
      .values({ userId, ...content })
      .returning(ownerColumns);
    if (!made) throw new Error('Nothing was inserted.');
    return made;
  },

  async change(
    db: Queryable,
    userId: string,
    id: string,
    change: Partial<Content & Known> & { deletedAt?: string },
  ): Promise<SavedSearch | null> {
    const [changed] = await db
      .update(savedSearches)
      .set({ ...change, updatedAt: sql`now()` })
      .where(oneOf(userId, id))
      .returning(ownerColumns);
    return changed ?? null;
  },

  /** One that was restored already stays as it is. */
  async restore(db: Queryable, userId: string, id: string): Promise<SavedSearch | null> {
    const [restored] = await db
      .update(savedSearches)
      .set({ deletedAt: null })
      .where(and(eq(savedSearches.userId, userId), eq(savedSearches.id, id)))
      .returning(ownerColumns);
    return restored ?? null;
  },
};
