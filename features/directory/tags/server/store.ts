import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Granted } from '#core/server/authorization/grant.ts';
import { afterCursor, keyColumn, pageOf, type SortKey } from '#core/platform/database/cursor.ts';
import { likeContaining } from '#core/platform/database/like.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { tags, tagSpellings } from './tables.ts';

type MayEdit = Granted<'importRecords'>;

const byName: readonly SortKey[] = [
  { by: sql`left(lower("tags"."name"), 100)`, type: 'text' },
  { by: sql`left("tags"."id", 100)`, type: 'text' },
];

const spellings = sql<string[]>`(
  select coalesce(json_agg(written.spelling order by written.spelling), '[]')
  from ${tagSpellings} written where written.tag_id = "tags"."id")`;
const synonyms = sql<{ id: string; name: string }[]>`(
  select coalesce(json_agg(json_build_object('id', other.id, 'name', other.name) order by other.name), '[]')
  from ${tags} other where other.synonym_of = "tags"."id")`;

/** Tags whose name, spelling or synonym holds these letters. */
const matching = (q: string) => {
  const pattern = likeContaining(q);
  return sql`exists (select from ${tags} any_of left join ${tagSpellings} written
      on written.tag_id = any_of.id
    where (any_of.id = "tags"."id" or any_of.synonym_of = "tags"."id")
      and (any_of.name ilike ${pattern} or written.spelling ilike ${pattern}))`;
};

export const tagStore = {
  async list(
    db: Queryable,
    { q, limit, cursor }: { q?: string | undefined; limit: number; cursor?: string | undefined },
  ) {
    const rows = await db
      .select({
        row: { id: tags.id, name: tags.name, spellings, synonyms },
        cursorKeys: keyColumn(byName),
      })
      .from(tags)
      .where(
        and(
          isNull(tags.synonymOf),
          q === undefined || q.trim() === '' ? undefined : matching(q.trim()),
          afterCursor(cursor, byName),
        ),
      )
      .orderBy(...byName.map(({ by }) => asc(by)))
      .limit(limit + 1);
    return pageOf(rows, limit);
  },

  /** Locked until commit, so that two changes of one tag follow each other. */
  async getForUpdate(db: Queryable, id: string) {
    const [row] = await db.select().from(tags).where(eq(tags.id, id)).for('update');
    return row ?? null;
  },

  async findByName(db: Queryable, name: string) {
    const [row] = await db
      .select()
      .from(tags)
      .where(and(eq(tags.name, name), isNull(tags.synonymOf)))
      .limit(1)
      .for('update');
    return row ?? null;
  },

  /** Another tag of this name. */
  async hasOther(db: Queryable, { id, name }: { id: string; name: string }): Promise<boolean> {
    const [row] = await db
      .select({ id: tags.id })
      .from(tags)
      .where(and(sql`lower(${tags.name}) = lower(${name})`, sql`${tags.id} <> ${id}`))
      .limit(1);
    return row !== undefined;
  },

  async rename(db: Queryable, _granted: MayEdit, id: string, name: string): Promise<void> {
    await db
      .update(tags)
      .set({ name, updatedAt: sql`now()` })
      .where(eq(tags.id, id));
    await db
      .insert(tagSpellings)
      .values({ spelling: name, tagId: id })
      .onConflictDoNothing({ target: tagSpellings.spelling });
  },

  /** Its own synonyms become synonyms of the other one. */
  async merge(db: Queryable, _granted: MayEdit, id: string, into: string): Promise<void> {
    await db
      .update(tags)
      .set({ synonymOf: into, updatedAt: sql`now()` })
      .where(or(eq(tags.id, id), eq(tags.synonymOf, id)));
  },

  async separate(db: Queryable, _granted: MayEdit, id: string): Promise<void> {
    await db
      .update(tags)
      .set({ synonymOf: null, updatedAt: sql`now()` })
      .where(eq(tags.id, id));
  },

  /** How these tags and their synonyms are written. */
  async spellings(db: Queryable, ids: readonly string[]): Promise<string[]> {
    const rows = await db
      .select({ spelling: tagSpellings.spelling })
      .from(tagSpellings)
      .innerJoin(tags, eq(tags.id, tagSpellings.tagId))
      .where(or(inArray(tags.id, [...ids]), inArray(tags.synonymOf, [...ids])));
    return rows.map(({ spelling }) => spelling);
  },
};
