import { sql } from 'drizzle-orm';
import type { funnelParts } from '#features/portfolio/metrics/domain/endpoints.ts';
import type { FunnelParts } from '#features/portfolio/metrics/domain/parts.ts';
import type { Parsed } from '#core/domain/endpoint.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { partColumns } from './part-columns.ts';
import { periodsOf, within } from './periods.ts';
import { casesWithin } from './scope.ts';
import { furthest } from './stage-figures.ts';

type Asked = Parsed<typeof funnelParts>['query'];

interface Row extends Record<string, unknown> {
  readonly key: string | null;
  readonly name: string | null;
  readonly stage: string;
  readonly reached: number;
}

/** The funnel of each part. Stages of the same name are added up over corporations. */
export async function loadFunnelParts(
  db: Queryable,
  viewer: Viewer,
  query: Asked,
): Promise<FunnelParts> {
  const { start, end } = periodsOf(query);
  const cases = await casesWithin(db, viewer, query);
  const column = partColumns[query.by];
  const name = query.by === 'opportunity' ? sql`min(opportunity)` : sql`min(${column}::text)`;
  const { rows } = await db.execute<Row>(sql`${cases},
    reached as materialized (
      select found.*, cases.opportunity, cases.opportunity_id, cases.cycle, cases.country, cases.source
      from ${furthest} found join cases on cases.id = found.id
      where ${within(sql`found.created_at`, start, end)}),
    parts as (select ${column} as part, ${name} as name, count(*) as total from reached group by 1),
    steps as (select name, min(place) as place from stages where not refuses group by name)
    select parts.part::text as key, parts.name, steps.name as stage, (
        select count(*)::int from reached join stages
          on stages.corporation_id = reached.corporation_id and stages.name = steps.name
          and reached.place >= stages.place
        where ${column} is not distinct from parts.part) as reached
    from parts cross join steps
    order by parts.total desc, parts.name, parts.part::text, steps.place, steps.name`);
  const stages = [...new Set(rows.map(({ stage }) => stage))];
  const parts = [...Map.groupBy(rows, ({ key }) => key).entries()].map(([key, ofPart]) => ({
    key,
    name: ofPart[0]?.name ?? null,
    reached: ofPart.map(({ reached }) => reached),
  }));
  return { stages, parts };
}
