import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import { daysLeft } from '#core/domain/days-left.ts';
import { pluralize } from '#core/domain/format.ts';
import { isoText } from '#core/platform/database/json-object.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { corporations, cycles } from '#core/server/tables/corporations.ts';
import { linkToOpportunity } from '#features/cases/opportunities/domain/links.ts';
import {
  endDate,
  statusOfOpportunity,
} from '#features/cases/opportunities/server/shared/opportunity-status.ts';
import { visibleOpportunity } from '#features/cases/opportunities/server/shared/visibility.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { spotlightLimits } from '#features/portfolio/spotlight/domain/limits.ts';
import type { SpotlightItem } from '#features/portfolio/spotlight/domain/spotlight.ts';
import { ofReader, type SpotlightReader } from '#features/portfolio/spotlight/server/reader.ts';

const dayMs = 24 * 60 * 60 * 1000;
const { newDays, soonDays, itemsMost } = spotlightLimits;
const days = (count: number) => sql`make_interval(days => ${count})`;

/** Since when it is there: on the web, or else here. */
const openedAt = sql`coalesce(${opportunities.publishedAt}, ${opportunities.createdAt})`;
const isSoon = sql<boolean>`coalesce(${endDate} <= now() + ${days(soonDays)}, false)`;

/** Open opportunities that the reader sees, the one that ends first before the others. */
export const openOpportunities = (
  db: Queryable,
  reader: SpotlightReader,
  more: SQL | undefined,
  limit: number,
) =>
  db
    .select({
      id: opportunities.id,
      name: opportunities.name,
      summary: opportunities.summary,
      categories: opportunities.categories,
      corporation: corporations.name,
      submissions: opportunities.numSubmissions,
      openedAt: isoText(openedAt),
      endsAt: isoText(endDate) as SQL<string | null>,
      timeZone: corporations.timeZone,
      isSoon,
    })
    .from(opportunities)
    .innerJoin(cycles, eq(cycles.id, opportunities.cycleId))
    .innerJoin(corporations, eq(corporations.id, opportunities.corporationId))
    .where(
      and(
        visibleOpportunity(reader.scope),
        ofReader(reader, sql`${opportunities.corporationId}`),
        sql`${statusOfOpportunity} = 'ACTIVE'`,
        more,
      ),
    )
    .orderBy(sql`${endDate} asc nulls last`, asc(opportunities.id))
    .limit(limit);

export type OpenOpportunity = Awaited<ReturnType<typeof openOpportunities>>[number];

export const daysLeftOf = ({ endsAt, timeZone }: OpenOpportunity, now: Date): number | null =>
  daysLeft(endsAt, timeZone, now);

/** Why an opportunity is there. */
export function newsOf(row: OpenOpportunity, now: Date) {
  const { endsAt, isSoon: soon, openedAt: at } = row;
  const left = daysLeftOf(row, now);
  if (soon && endsAt !== null && left !== null) {
    return {
      mark: 'soon' as const,
      reason: left === 0 ? 'Closes today' : `Closes in ${pluralize(left, 'day', 'days', 'en')}`,
      at: new Date(Math.max(Date.parse(endsAt) - soonDays * dayMs, Date.parse(at))).toISOString(),
    };
  }
  const age = Math.floor((now.getTime() - Date.parse(at)) / dayMs);
  const reason = age < 1 ? 'New today' : `New, opened ${pluralize(age, 'day', 'days', 'en')} ago`;
  return { mark: 'new' as const, reason, at };
}

export const isNewOrSoon = sql`(${openedAt} > now() - ${days(newDays)} or ${isSoon})`;

/** New opportunities and those that end soon. */
export async function opportunityItems(
  db: Queryable,
  reader: SpotlightReader,
  now: Date,
): Promise<SpotlightItem[]> {
  const rows = await openOpportunities(db, reader, isNewOrSoon, itemsMost);
  return rows.map((row) => ({
    kind: 'opportunity',
    id: row.id,
    name: row.name,
    summary: row.summary || null,
    corporation: row.corporation,
    ...newsOf(row, now),
    count: { value: row.submissions, of: 'submissions' },
    link: linkToOpportunity(row.id),
  }));
}
