import { and, count, eq, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type * as endpoints from '#features/portfolio/projects/domain/endpoints.ts';
import type { ProjectFilters } from '#features/portfolio/projects/domain/project-filters.ts';
import {
  projectHealths,
  projectPhases,
  type ProjectColumn,
  type ProjectFigures,
} from '#features/portfolio/projects/domain/project.ts';
import { limits } from '#core/domain/limits.ts';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import {
  afterCursor,
  orderByKeys,
  keyColumn,
  pageOf,
  textKey,
  type SortKey,
} from '#core/platform/database/cursor.ts';
import { jsonObject } from '#core/platform/database/json-object.ts';
import type { Database } from '#core/platform/database/open.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { projectFacets } from './facets.ts';
import { figureColumns, noProjects } from './figures.ts';
import { filtered } from './filters.ts';
import { selectProjects, projectColumns } from './project-columns.ts';
import { projects } from './tables.ts';

type ListQuery = z.output<typeof endpoints.list.query>;
type BoardQuery = z.output<typeof endpoints.board.query>;
type FiguresQuery = z.output<typeof endpoints.figures.query>;

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

export function projectStore(database: Database) {
  const countByPhase = (viewer: Viewer, filters: Partial<ProjectFilters>) =>
    database
      .select({ phase: projects.phase, total: count() })
      .from(projects)
      .innerJoin(corporations, eq(corporations.id, projects.corporationId))
      .leftJoin(companies, eq(companies.id, projects.companyId))
      .where(filtered(visibilityScopeOf(viewer), filters))
      .groupBy(projects.phase);

  return {
    async list(viewer: Viewer, query: ListQuery) {
      const direction = query.direction ?? (query.sort === 'updated' ? 'descending' : 'ascending');
      const keys = sortKeys[query.sort];
      const scope = visibilityScopeOf(viewer);
      const rows = await selectProjects(
        database,
        jsonObject(projectColumns(scope)),
        keyColumn(keys),
      )
        .where(and(filtered(scope, query), afterCursor(query.cursor, keys, direction)))
        .orderBy(...orderByKeys(keys, direction))
        .limit(query.limit + 1);
      return pageOf(rows, query.limit);
    },

    /** How many fit these filters. */
    async count(viewer: Viewer, filters: Partial<ProjectFilters>): Promise<number> {
      const counts = await countByPhase(viewer, filters);
      return counts.reduce((sum, { total }) => sum + total, 0);
    },

    /** What each figure counts of those that fit the other filters. */
    async figures(viewer: Viewer, filters: FiguresQuery): Promise<ProjectFigures> {
      const [row] = await database
        .select(figureColumns)
        .from(projects)
        .innerJoin(corporations, eq(corporations.id, projects.corporationId))
        .leftJoin(companies, eq(companies.id, projects.companyId))
        .where(filtered(visibilityScopeOf(viewer), filters));
      return row ?? noProjects;
    },

    facets: projectFacets(database),

    /** The first projects of each phase asked for, last changed first, and how many there are. */
    async board(viewer: Viewer, query: BoardQuery): Promise<ProjectColumn[]> {
      const counts = await countByPhase(viewer, query);
      const totals = new Map(counts.map(({ phase, total }) => [phase, total]));
      const columns = [];
      for (const phase of projectPhases.filter((one) => query.phase?.includes(one) ?? true)) {
        const total = totals.get(phase) ?? 0;
        const page =
          total === 0
            ? { data: [], hasNextPage: false }
            : await this.list(viewer, {
                ...query,
                phase: [phase],
                sort: 'updated',
                limit: limits.pageDefault,
              });
        columns.push({ phase, total, page });
      }
      return columns;
    },
  };
}

export type ProjectStore = ReturnType<typeof projectStore>;
