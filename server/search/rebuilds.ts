import { isNull, sql } from 'drizzle-orm';
import type { RebuildProgress } from '#domain/search/indexing.ts';
import { progressOf, type RebuildReason } from '#domain/search/rebuilding.ts';
import type { Queryable } from '#server/platform/database/open.ts';
import { searchRebuilds } from '#server/tables/searches.ts';

/** The channel on which whoever feeds the index hears that it is to be made again. */
export const rebuildsChannel = 'search_rebuilds';

/** The rebuild that is open, if there is one. */
export const rebuilds = {
  /** Answers whether there was none before. Whoever feeds the index hears of it when this holds. */
  async ask(
    db: Queryable,
    reason: RebuildReason,
    askedBy: string | null = null,
  ): Promise<{ id: string } | null> {
    const [made] = await db
      .insert(searchRebuilds)
      .values({ reason, askedBy })
      .onConflictDoNothing()
      .returning({ id: searchRebuilds.id });
    if (made) await db.execute(sql`select pg_notify(${rebuildsChannel}, '')`);
    return made ?? null;
  },

  async progress(db: Queryable): Promise<RebuildProgress | null> {
    const [open] = await db
      .select({
        begunAt: searchRebuilds.begunAt,
        seconds: sql<number>`coalesce(extract(epoch from clock_timestamp() - begun_at), 0)::float8`,
        done: searchRebuilds.done,
        total: searchRebuilds.total,
        problem: searchRebuilds.problem,
      })
      .from(searchRebuilds)
      .where(isNull(searchRebuilds.finishedAt));
    return open ? progressOf(open) : null;
  },
};
