import { and, eq, sql } from 'drizzle-orm';
import {
  afterCursor,
  keyColumn,
  orderByKeys,
  pageOf,
  type SortKey,
} from '#core/platform/database/cursor.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { visibleOpportunity } from '#features/cases/opportunities/server/shared/visibility.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { summaryOf } from './day-page.ts';
import { dayColumns, visibleDay } from './load-day.ts';
import { pitchDayCompanies, pitchDayOpportunities, pitchDays, pitchDaySessions } from './tables.ts';

const order: readonly SortKey[] = [
  { by: sql`extract(epoch from ${pitchDays.date})::float8`, type: 'float8' },
  { by: sql`${pitchDays.id}`, type: 'uuid' },
];

interface Asked {
  readonly corporationId?: string | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** Counts what the viewer sees of each day. */
const countsOf = (viewer: Viewer) => {
  const ofVisible = (table: typeof pitchDayOpportunities | typeof pitchDaySessions) =>
    sql<number>`(select count(*)::int from ${table}
      join ${opportunities} on ${opportunities.id} = ${table.opportunityId}
      where ${table.pitchDayId} = ${pitchDays.id}
        and ${visibleOpportunity(visibilityScopeOf(viewer))})`;
  return {
    opportunityCount: ofVisible(pitchDayOpportunities),
    sessionCount: ofVisible(pitchDaySessions),
    companyCount: sql<number>`(select count(*)::int from ${pitchDayCompanies}
      where ${pitchDayCompanies.pitchDayId} = ${pitchDays.id})`,
  };
};

export async function listDays(
  db: Queryable,
  viewer: Viewer,
  { corporationId, limit, cursor }: Asked,
) {
  const rows = await db
    .select({ row: dayColumns(viewer), counts: countsOf(viewer), cursorKeys: keyColumn(order) })
    .from(pitchDays)
    .innerJoin(corporations, eq(corporations.id, pitchDays.corporationId))
    .where(
      visibleDay(
        viewer,
        and(
          pitchDays.isActive,
          corporationId === undefined ? undefined : eq(pitchDays.corporationId, corporationId),
          afterCursor(cursor, order, 'descending'),
        ),
      ),
    )
    .orderBy(...orderByKeys(order, 'descending'))
    .limit(limit + 1);
  const counts = new Map(rows.map(({ row, counts: own }) => [row.id, own]));
  const page = pageOf(rows, limit);
  const none = { opportunityCount: 0, sessionCount: 0, companyCount: 0 };
  return {
    ...page,
    data: page.data.map((row) => summaryOf(viewer, row, counts.get(row.id) ?? none)),
  };
}
