import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import { visibleOpportunity } from '#features/cases/opportunities/server/shared/visibility.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { isoText, jsonObject } from '#core/platform/database/json-object.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { corporations, cycles } from '#core/server/tables/corporations.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import {
  endDate,
  statusOfOpportunity,
} from '#features/cases/opportunities/server/shared/opportunity-status.ts';
import {
  rankOf,
  type SearchPageQuery,
} from '#features/directory/search/server/shared/text-query.ts';

const rowColumns = {
  id: opportunities.id,
  name: opportunities.name,
  corporation: sql<{ id: string; name: string }>`
    json_build_object('id', ${corporations.id}, 'name', ${corporations.name})`,
  summary: opportunities.summary,
  categories: opportunities.categories,
  cycleName: cycles.name,
  endDate: isoText(endDate) as SQL<string | null>,
  timeZone: corporations.timeZone,
  status: statusOfOpportunity,
  numSubmissions: opportunities.numSubmissions,
  updatedAt: opportunities.updatedAt,
};

/** Its texts, searched for a matching passage, and what else a search entry has. */
const textColumns = {
  url: opportunities.url,
  createdAt: opportunities.createdAt,
  businessNeed: opportunities.businessNeed,
  introduction: opportunities.introduction,
  focusAreas: opportunities.focusAreas,
  callToAction: opportunities.callToAction,
};

const { words } = opportunities;

/** A page of visible, matching opportunities, and their number. */
export async function searchOpportunities(
  db: Queryable,
  viewer: Viewer,
  { query, offset, limit }: SearchPageQuery,
) {
  const matching = and(
    visibleOpportunity(visibilityScopeOf(viewer)),
    query === null ? undefined : sql`${words} @@ ${query}`,
  );
  const [rows, [counted]] = await Promise.all([
    db
      .select({
        row: jsonObject(rowColumns),
        written: jsonObject(textColumns),
        score: query === null ? sql<number>`0::float8` : rankOf(words, query),
      })
      .from(opportunities)
      .innerJoin(cycles, eq(cycles.id, opportunities.cycleId))
      .innerJoin(corporations, eq(corporations.id, opportunities.corporationId))
      .where(matching)
      .orderBy(
        ...(query === null ? [] : [desc(rankOf(words, query))]),
        desc(opportunities.updatedAt),
        opportunities.id,
      )
      .offset(offset)
      .limit(limit),
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(opportunities)
      .where(matching),
  ]);
  return { found: rows, total: counted?.total ?? 0 };
}
