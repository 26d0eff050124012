import { and, desc, eq, sql } from 'drizzle-orm';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import { visibleProject } from '#features/portfolio/projects/server/shared/visibility.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { jsonObject } from '#core/platform/database/json-object.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { projects } from '#features/portfolio/projects/server/tables.ts';
import {
  rankOf,
  type SearchPageQuery,
} from '#features/directory/search/server/shared/text-query.ts';

const rowColumns = {
  id: projects.id,
  name: projects.name,
  corporation: sql<{ id: string; name: string }>`
    json_build_object('id', ${corporations.id}, 'name', ${corporations.name})`,
  description: projects.description,
  companyName: companies.name,
  phase: projects.phase,
  health: projects.health,
  endDate: projects.endDate,
  updatedAt: projects.updatedAt,
};

/**
 * A project is also found by the name of its company, which may change independently, and by what its
 * people reported, decided and found out.
 */
const words = sql`(${projects.words} || words_of(${companies.name}, 'B') || ${projects.reportWords})`;

/** A page of visible, matching projects, and their number. */
export async function searchProjects(
  db: Queryable,
  viewer: Viewer,
  { query, offset, limit }: SearchPageQuery,
) {
  const matching = and(
    visibleProject(visibilityScopeOf(viewer)),
    query === null ? undefined : sql`${words} @@ ${query}`,
  );
  const [rows, [counted]] = await Promise.all([
    db
      .select({
        row: jsonObject(rowColumns),
        score: query === null ? sql<number>`0::float8` : rankOf(words, query),
      })
      .from(projects)
      .innerJoin(corporations, eq(corporations.id, projects.corporationId))
      .leftJoin(companies, eq(companies.id, projects.companyId))
      .where(matching)
      .orderBy(
        ...(query === null ? [] : [desc(rankOf(words, query))]),
        desc(projects.updatedAt),
        projects.id,
      )
      .offset(offset)
      .limit(limit),
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(projects)
      .leftJoin(companies, eq(companies.id, projects.companyId))
      .where(matching),
  ]);
  return { found: rows, total: counted?.total ?? 0 };
}
