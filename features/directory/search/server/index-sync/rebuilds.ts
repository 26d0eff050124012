import { eq, isNull, sql } from 'drizzle-orm';
import type { RebuildProgress } from '#features/directory/search/domain/index-endpoints.ts';
import { progressOf, type RebuildReason } from '#features/directory/search/domain/rebuild.ts';
import { emit } from '#core/server/events/emit.ts';
import { notifyAfterCommit } from '#core/platform/database/notify-after-commit.ts';
import { searchRebuilt } from '#features/directory/search/server/events.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import { searchOutbox, searchRebuilds } from '#features/directory/search/server/tables.ts';

/** Notified when a rebuild is requested. */
export const rebuildsChannel = 'search_rebuilds';

export interface OpenRebuild {
  readonly id: string;
  readonly reason: RebuildReason;
  readonly askedBy: string | null;
  readonly attempts: number;
}

const isOpen = isNull(searchRebuilds.finishedAt);

/** The open rebuild, if any, and its progress. */
export const rebuilds = {
  /**
   * Opens a rebuild unless one is open, and notifies the index worker after commit.
   *
   * @returns the one that was opened, or null
   */
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
    if (made) await notifyAfterCommit(db, { channel: rebuildsChannel, payload: '' });
    return made ?? null;
  },

  async open(db: Queryable): Promise<OpenRebuild | null> {
    const { id, reason, askedBy, attempts } = searchRebuilds;
    const [open] = await db
      .select({ id, reason, askedBy, attempts })
      .from(searchRebuilds)
      .where(isOpen);
    return open ?? null;
  },

  /** Progress or result of the open rebuild, or of a given one. */
  async state(
    db: Queryable,
    id?: string,
  ): Promise<{ progress: RebuildProgress; isFinished: boolean } | null> {
    const [row] = await db
      .select({
        begunAt: searchRebuilds.begunAt,
        seconds: sql<number>`coalesce(extract(epoch from clock_timestamp() - begun_at), 0)::float8`,
        done: searchRebuilds.done,
        total: searchRebuilds.total,
        problem: searchRebuilds.problem,
        isFinished: sql<boolean>`finished_at is not null`,
      })
      .from(searchRebuilds)
      .where(id === undefined ? isOpen : eq(searchRebuilds.id, id));
    return row ? { progress: progressOf(row), isFinished: row.isFinished } : null;
  },

  /**
   * @param isAnew there is no index that changes were written to: waiting changes are included in
   * what is read from now on, so only later ones are applied
   */
  async begin(db: Queryable, id: string, isAnew: boolean): Promise<void> {
    if (isAnew) await db.delete(searchOutbox);
    await db
      .update(searchRebuilds)
      .set({
        begunAt: sql`clock_timestamp()`,
        attempts: sql`${searchRebuilds.attempts} + 1`,
        problem: null,
        done: 0,
        total: sql`(select count(*) from ${companies})`,
      })
      .where(eq(searchRebuilds.id, id));
  },

  /** What is left is estimated from now on. */
  async restartClock(db: Queryable, id: string): Promise<void> {
    await db
      .update(searchRebuilds)
      .set({ begunAt: sql`clock_timestamp()` })
      .where(eq(searchRebuilds.id, id));
  },

  async saveProgress(db: Queryable, id: string, done: number): Promise<void> {
    await db.update(searchRebuilds).set({ done }).where(eq(searchRebuilds.id, id));
  },

  /** Notifies whoever requested it, in the same transaction. */
  async finish(db: Queryable, { id, askedBy }: OpenRebuild, done: number): Promise<void> {
    await db
      .update(searchRebuilds)
      .set({ done, total: done, problem: null, finishedAt: sql`clock_timestamp()` })
      .where(eq(searchRebuilds.id, id));
    await emit(db, searchRebuilt, { searchId: id, askedBy, companies: done });
  },

  async failed(db: Queryable, id: string, problem: string): Promise<void> {
    await db.update(searchRebuilds).set({ problem }).where(eq(searchRebuilds.id, id));
  },
};
