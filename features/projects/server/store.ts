import { and, eq, ilike, or, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type * as endpoints from '#features/projects/domain/endpoints.ts';
import {
  projectHealths,
  projectPhases,
  type ProjectFigures,
} from '#features/projects/domain/project.ts';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import { visibleProject } from '#features/projects/server/public/visibility.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import {
  afterCursor,
  orderByKeys,
  keyColumn,
  pageOf,
  textKey,
  type SortKey,
} from '#core/platform/database/cursor.ts';
import { likeContaining } from '#core/platform/database/like.ts';
import { jsonObject } from '#core/platform/database/json-object.ts';
import type { Database } from '#core/platform/database/open.ts';
import { companies } from '#features/companies/server/tables.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { opportunities } from '#features/opportunities/server/tables.ts';
import { projects } from './tables.ts';
import { users } from '#core/server/tables/users.ts';

type ListQuery = z.output<typeof endpoints.list.query>;

const named = (id: SQL, name: SQL) => sql<{ id: string; name: string } | null>`
  case when ${id} is null then null else json_build_object('id', ${id}, 'name', ${name}) end`;

const uuidKey: SortKey = { by: sql`${projects.id}`, type: 'uuid' };
const place = (column: SQL, values: readonly string[]): SQL =>
  sql`array_position(array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[], ${column})::float8`;

const sortKeys: Record<ListQuery['sort'], readonly SortKey[]> = {
  updated: [
    { by: sql`extract(epoch from ${projects.updatedAt})::float8`, type: 'float8' },
    uuidKey,
  ],
  name: [textKey(projects.name), uuidKey],
  phase: [{ by: place(sql`${projects.phase}`, projectPhases), type: 'float8' }, uuidKey],
  health: [{ by: place(sql`${projects.health}`, projectHealths), type: 'float8' }, uuidKey],
  end: [
    { by: sql`coalesce(extract(epoch from ${projects.endDate})::float8, 1e15)`, type: 'float8' },
    uuidKey,
  ],
};

const rowColumns = {
  id: projects.id,
  externalId: projects.externalId,
  source: projects.source,
  name: projects.name,
  description: projects.description,
  corporation: sql<{ id: string; name: string }>`
    json_build_object('id', ${corporations.id}, 'name', ${corporations.name})`,
  opportunity: named(sql`${opportunities.id}`, sql`${opportunities.name}`),
  companyName: companies.name,
  owner: named(sql`${users.id}`, sql`concat_ws(' ', ${users.firstName}, ${users.lastName})`),
  phase: projects.phase,
  health: projects.health,
  startDate: projects.startDate,
  endDate: projects.endDate,
  updatedAt: projects.updatedAt,
};

export function projectStore(database: Database) {
  return {
    async list(viewer: Viewer, query: ListQuery) {
      const direction = query.direction ?? (query.sort === 'updated' ? 'descending' : 'ascending');
      const keys = sortKeys[query.sort];
      const rows = await database
        .select({ row: jsonObject(rowColumns), cursorKeys: keyColumn(keys) })
        .from(projects)
        .innerJoin(corporations, eq(corporations.id, projects.corporationId))
        .leftJoin(opportunities, eq(opportunities.id, projects.opportunityId))
        .leftJoin(companies, eq(companies.id, projects.companyId))
        .leftJoin(users, eq(users.id, projects.ownerId))
        .where(
          and(
            visibleProject(visibilityScopeOf(viewer)),
            query.corporationId ? eq(projects.corporationId, query.corporationId) : undefined,
            query.phase ? eq(projects.phase, query.phase) : undefined,
            query.health ? eq(projects.health, query.health) : undefined,
            query.q
              ? or(
                  ilike(projects.name, likeContaining(query.q)),
                  ilike(companies.name, likeContaining(query.q)),
                )
              : undefined,
            afterCursor(query.cursor, keys, direction),
          ),
        )
        .orderBy(...orderByKeys(keys, direction))
        .limit(query.limit + 1);
      return pageOf(rows, query.limit);
    },

    async figures(viewer: Viewer, corporationId: string | undefined): Promise<ProjectFigures> {
      const open = sql`${projects.phase} <> 'Closed'`;
      const counted = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;
      const [found] = await database
        .select({
          active: counted(open),
          atRisk: counted(sql`${open} and ${projects.health} <> 'on track'`),
          pilots: counted(sql`${projects.phase} = 'Pilot'`),
          decidedThisQuarter: counted(
            sql`not ${open} and ${projects.endDate} >= date_trunc('quarter', now())`,
          ),
        })
        .from(projects)
        .where(
          and(
            visibleProject(visibilityScopeOf(viewer)),
            corporationId ? eq(projects.corporationId, corporationId) : undefined,
          ),
        );
      return found ?? { active: 0, atRisk: 0, pilots: 0, decidedThisQuarter: 0 };
    },
  };
}

export type ProjectStore = ReturnType<typeof projectStore>;
