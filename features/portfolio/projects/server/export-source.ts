import { and, asc, inArray } from 'drizzle-orm';
import { limits } from '#core/domain/limits.ts';
import { sheetOf } from '#core/domain/exporting/sheet.ts';
import {
  projectSheet,
  type ExportedProject,
} from '#features/portfolio/projects/domain/project-sheet.ts';
import type { ProjectFilters } from '#features/portfolio/projects/domain/project-filters.ts';
import type { Project } from '#features/portfolio/projects/domain/project.ts';
import { projectMilestones } from '#features/portfolio/projects/server/part-tables.ts';
import { projectStore } from '#features/portfolio/projects/server/store.ts';
import type { Database, Queryable } from '#core/platform/database/open.ts';
import type { ExportSource } from '#core/server/exporting/export-source.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';

async function withMilestones(db: Queryable, rows: readonly Project[]): Promise<ExportedProject[]> {
  const ids = rows.map(({ id }) => id);
  const milestones = await db
    .select({
      projectId: projectMilestones.projectId,
      name: projectMilestones.name,
      dueDate: projectMilestones.dueDate,
      reachedAt: projectMilestones.reachedAt,
    })
    .from(projectMilestones)
    .where(and(inArray(projectMilestones.projectId, ids), projectMilestones.isActive))
    .orderBy(asc(projectMilestones.dueDate), asc(projectMilestones.id));
  const byProject = Map.groupBy(milestones, ({ projectId }) => projectId);
  return rows.map((project) => ({ ...project, milestones: byProject.get(project.id) ?? [] }));
}

async function* pagesOf(db: Database, viewer: Viewer, filter: Partial<ProjectFilters>) {
  const store = projectStore(db);
  let cursor: string | undefined;
  do {
    const query = { ...filter, sort: 'name', limit: limits.pageMost, cursor } as const;
    const page = await store.list(viewer, query);
    yield sheetOf(projectSheet, await withMilestones(db, page.data)).rows;
    cursor = page.endCursor;
  } while (cursor !== undefined);
}

interface Request {
  readonly filter?: Partial<ProjectFilters>;
}

/** The projects that the person may see and that fit the filters. */
export const projectsExport: ExportSource<Request> = async (db, viewer, { filter = {} }) => ({
  name: 'Projects',
  columns: projectSheet,
  total: await projectStore(db).count(viewer, filter),
  pages: pagesOf(db, viewer, filter),
});
