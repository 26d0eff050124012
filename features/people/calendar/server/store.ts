import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { createSeed } from './feed-tokens.ts';
import { calendarFeeds } from './tables.ts';

export async function findFeed(db: Queryable, userId: string) {
  const [feed] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, userId));
  return feed ?? null;
}

/** Makes the address of a person, or another one. */
export async function renewFeed(db: Queryable, userId: string) {
  const seed = createSeed();
  await db
    .insert(calendarFeeds)
    .values({ userId, seed })
    .onConflictDoUpdate({
      target: calendarFeeds.userId,
      set: { seed, createdAt: sql`now()` },
    });
}

/** False: there was none. */
export async function deleteFeed(db: Queryable, userId: string): Promise<boolean> {
  const { rowCount } = await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
  return (rowCount ?? 0) > 0;
}
