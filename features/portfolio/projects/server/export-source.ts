import { and, asc, count, inArray } from 'drizzle-orm';
import { limits } from '#core/domain/limits.ts';
import { sheetOf } from '#core/domain/exporting/sheet.ts';
import {
  projectSheet,
  type ExportedProject,
} from '#features/portfolio/projects/domain/project-sheet.ts';
import type { Project } from '#features/portfolio/projects/domain/project.ts';
import { projectMilestones } from '#features/portfolio/projects/server/part-tables.ts';
import { projectStore } from '#features/portfolio/projects/server/store.ts';
import { projects } from '#features/portfolio/projects/server/tables.ts';
import type { Database, Queryable } from '#core/platform/database/open.ts';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import type { ExportSource } from '#core/server/exporting/export-source.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { visibleProject } from './shared/visibility.ts';

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

async function* pagesOf(db: Database, viewer: Viewer) {
  const store = projectStore(db);
  let cursor: string | undefined;
  do {
    const page = await store.list(viewer, { sort: 'name', limit: limits.pageMost, cursor });
    yield sheetOf(projectSheet, await withMilestones(db, page.data)).rows;
    cursor = page.endCursor;
  } while (cursor !== undefined);
}

/** All projects that the person may see. */
export const projectsExport: ExportSource<unknown> = async (db, viewer) => {
  const [row] = await db
    .select({ total: count() })
    .from(projects)
    .where(visibleProject(visibilityScopeOf(viewer)));
  return {
    name: 'Projects',
    columns: projectSheet,
    total: row?.total ?? 0,
    pages: pagesOf(db, viewer),
  };
};
