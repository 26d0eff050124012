import { sql, type SQL } from 'drizzle-orm';
import { companies } from '#features/directory/companies/server/tables.ts';
import type { used } from '#features/portfolio/metrics/domain/endpoints.ts';
import type { Used } from '#features/portfolio/metrics/domain/use.ts';
import { usedThings, type UsedThing } from '#features/portfolio/metrics/domain/used-things.ts';
import { visibleOpportunity } from '#features/cases/opportunities/server/shared/visibility.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { visibleProject } from '#features/portfolio/projects/server/shared/visibility.ts';
import { projects } from '#features/portfolio/projects/server/tables.ts';
import { visibleRadar } from '#features/portfolio/radars/server/shared/visibility.ts';
import { radars } from '#features/portfolio/radars/server/tables.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';
import type { Parsed } from '#core/domain/endpoint.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { peopleOfTerms, termsOf } from './usage-terms.ts';

/** Things that have a name, as far as the viewer may see them; `null` where the term is the name. */
function thingsOf(thing: UsedThing, viewer: Viewer): SQL | null {
  const scope = visibilityScopeOf(viewer);
  const none = sql`null::text as company_kind, null::text as opportunity_id`;
  const named: Partial<Record<UsedThing, SQL>> = {
    company: sql`select ${companies.id}::text as term, ${companies.name} as name,
      ${companies.kind}::text as company_kind, null::text as opportunity_id from ${companies}`,
    opportunity: sql`select ${opportunities.id}::text as term, ${opportunities.name} as name, ${none}
      from ${opportunities} where ${visibleOpportunity(scope)}`,
    submission: sql`select ${submissions.id}::text as term, ${submissions.title} as name,
      null::text as company_kind, ${opportunities.id}::text as opportunity_id
      from ${submissions} join ${opportunities} on ${opportunities.id} = ${submissions.opportunityId}
      where ${submissions.isActive} and ${submissions.withdrawnAt} is null
        and ${visibleOpportunity(scope)}`,
    project: sql`select ${projects.id}::text as term, ${projects.name} as name, ${none}
      from ${projects} where ${visibleProject(scope)}`,
    radar: sql`select ${radars.id}::text as term, ${radars.name} as name, ${none}
      from ${radars} where ${visibleRadar(scope)}`,
  };
  return named[thing] ?? null;
}

interface Row extends Record<string, unknown> {
  readonly key: string;
  readonly name: string;
  readonly companyKind: Used['companyKind'];
  readonly opportunityId: string | null;
  readonly count: number;
  readonly people: number | null;
}

/** What was viewed or used most. */
export async function loadUsed(
  db: Queryable,
  viewer: Viewer,
  query: Parsed<typeof used>['query'],
): Promise<Used[]> {
  const kind = usedThings[query.of];
  const things = thingsOf(query.of, viewer);
  const { rows } = await db.execute<Row>(sql`
    select found.term as key, found.count, found.people,
      ${things === null ? sql`found.term as name, null as "companyKind", null as "opportunityId"` : sql`thing.name, thing.company_kind as "companyKind", thing.opportunity_id as "opportunityId"`}
    from ${termsOf(viewer, query, kind)} found
    ${things === null ? sql`` : sql`join (${things}) thing on thing.term = found.term`}
    where found.count > 0
    order by found.count desc, name, key limit ${query.limit ?? null}`);
  const people = viewer.seesAll
    ? await db.execute<{ term: string; people: number }>(
        peopleOfTerms(
          ...([viewer, query, kind] as const),
          rows.map(({ key }) => key),
        ),
      )
    : { rows: [] };
  const counts = new Map(people.rows.map((row) => [row.term, row.people]));
  return rows.map((row) => ({ ...row, people: counts.get(row.key) ?? row.people ?? 0 }));
}
