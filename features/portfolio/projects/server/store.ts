import { and, count, eq, ilike, or, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type * as endpoints from '#features/portfolio/projects/domain/endpoints.ts';
import {
  projectHealths,
  projectPhases,
  type ProjectColumn,
  type ProjectFigures,
} from '#features/portfolio/projects/domain/project.ts';
import { limits } from '#core/domain/limits.ts';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import { visibleProject } from '#features/portfolio/projects/server/shared/visibility.ts';
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
import { companies } from '#features/directory/companies/server/tables.ts';
import { figureColumns, figureConditions, noProjects } from './figures.ts';
import { selectProjects, projectColumns } from './project-columns.ts';
import { projects } from './tables.ts';

type ListQuery = z.output<typeof endpoints.list.query>;
type BoardQuery = z.output<typeof endpoints.board.query>;

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

/** Each word of a query occurs in the project's name, its company's, or what its people reported. */
const matches = (q: string): SQL | undefined =>
  and(
    ...q
      .split(/\s+/u)
      .filter(Boolean)
      .map((word) => {
        const pattern = likeContaining(word);
        return or(
          ilike(projects.name, pattern),
          ilike(companies.name, pattern),
          ilike(projects.report, pattern),
        );
      }),
  );

/** The visible projects that fit these filters. */
const filtered = (viewer: Viewer, filters: Partial<ListQuery>) =>
  and(
    visibleProject(visibilityScopeOf(viewer)),
    filters.corporationId ? eq(projects.corporationId, filters.corporationId) : undefined,
    filters.phase ? eq(projects.phase, filters.phase) : undefined,
    filters.health ? eq(projects.health, filters.health) : undefined,
    filters.figure ? figureConditions[filters.figure] : undefined,
    filters.q ? matches(filters.q) : undefined,
    filters.ownerId ? eq(projects.ownerId, filters.ownerId) : undefined,
  );

export function projectStore(database: Database) {
  return {
    async list(viewer: Viewer, query: ListQuery) {
      const direction = query.direction ?? (query.sort === 'updated' ? 'descending' : 'ascending');
      const keys = sortKeys[query.sort];
      const columns = projectColumns(visibilityScopeOf(viewer));
      const rows = await selectProjects(database, jsonObject(columns), keyColumn(keys))
        .where(and(filtered(viewer, query), afterCursor(query.cursor, keys, direction)))
        .orderBy(...orderByKeys(keys, direction))
        .limit(query.limit + 1);
      return pageOf(rows, query.limit);
    },

    async figures(viewer: Viewer, corporationId: string | undefined): Promise<ProjectFigures> {
      const [row] = await database
        .select(figureColumns)
        .from(projects)
        .where(filtered(viewer, { corporationId }));
      return row ?? noProjects;
    },

    /** The first projects of each phase, last changed first, and how many there are. */
    async board(viewer: Viewer, query: BoardQuery): Promise<ProjectColumn[]> {
      const counts = await database
        .select({ phase: projects.phase, total: count() })
        .from(projects)
        .leftJoin(companies, eq(companies.id, projects.companyId))
        .where(filtered(viewer, query))
        .groupBy(projects.phase);
      const totals = new Map(counts.map(({ phase, total }) => [phase, total]));
      const columns = [];
      for (const phase of projectPhases) {
        const total = totals.get(phase) ?? 0;
        const page =
          total === 0
            ? { data: [], hasNextPage: false }
            : await this.list(viewer, {
                ...query,
                phase,
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
