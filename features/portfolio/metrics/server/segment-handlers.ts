import { and, count, eq, sql } from 'drizzle-orm';
import { refusals } from '#core/domain/refusals.ts';
import { metricsLimits } from '#features/portfolio/metrics/domain/limits.ts';
import { metricsRefusals } from '#features/portfolio/metrics/domain/refusals.ts';
import type * as endpoints from '#features/portfolio/metrics/domain/segment-endpoints.ts';
import { nextReportAt, type SegmentDraft } from '#features/portfolio/metrics/domain/segment.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { userIdOf } from '#core/server/authorization/user-id-of.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { users } from '#core/server/tables/users.ts';
import { metricSegments } from './segment-tables.ts';

const { id, name, filters, frequency, timeZone, nextReportAt: nextAt } = metricSegments;
const columns = { id, name, filters, frequency, timeZone, nextReportAt: nextAt };
const ofOwner = (userId: string) => eq(metricSegments.userId, userId);

/** With other filters or another schedule the next report counts as new. */
const contentOf = (draft: SegmentDraft) => ({
  ...draft,
  nextReportAt: nextReportAt(draft.frequency, draft.timeZone, new Date())?.toISOString() ?? null,
  lastCounted: null,
});

function firstOf<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw refused(refusals.notFound);
  return row;
}

/** Locks out what the owner saves at the same time, until the end of the transaction. */
async function countHeld(db: Queryable, userId: string): Promise<number> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const [held] = await db.select({ many: count() }).from(metricSegments).where(ofOwner(userId));
  return held?.many ?? 0;
}

/** Every handler touches the caller's own alone. */
export const segmentHandlers: Handlers<typeof endpoints> = {
  list: async ({ viewer: { userId }, db }) =>
    userId === null
      ? []
      : db
          .select(columns)
          .from(metricSegments)
          .where(ofOwner(userId))
          .orderBy(sql`lower(${name})`, id),

  async create({ viewer, body, db }) {
    const userId = userIdOf(viewer);
    const most = metricsLimits.segmentsMost;
    if ((await countHeld(db, userId)) >= most) {
      throw refused(metricsRefusals['segment.tooMany'], { most });
    }
    return firstOf(
      await db
        .insert(metricSegments)
        .values({ userId, ...contentOf(body) })
        .returning(columns),
    );
  },

  replace: async ({ viewer, params, body, db }) =>
    firstOf(
      await db
        .update(metricSegments)
        .set({ ...contentOf(body), updatedAt: sql`now()` })
        .where(and(eq(id, params.id), ofOwner(userIdOf(viewer))))
        .returning(columns),
    ),

  async remove({ viewer, params, db }) {
    const mine = and(eq(id, params.id), ofOwner(userIdOf(viewer)));
    firstOf(await db.delete(metricSegments).where(mine).returning({ id }));
    return null;
  },
};
