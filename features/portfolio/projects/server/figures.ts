import { sql, type SQL } from 'drizzle-orm';
import type { ProjectFigure, ProjectFigures } from '#features/portfolio/projects/domain/project.ts';
import { projects } from './tables.ts';

const open = sql`${projects.phase} <> 'Closed'`;

/** What each figure counts, and the list shows when it is filtered by that figure. */
export const figureConditions: Readonly<Record<ProjectFigure, SQL>> = {
  active: open,
  atRisk: sql`(${open} and ${projects.health} <> 'on track')`,
  pilots: sql`${projects.phase} = 'Pilot'`,
  decidedThisQuarter: sql`(not ${open} and ${projects.endDate} >= date_trunc('quarter', now()))`,
};

const counted = (figure: ProjectFigure) =>
  sql<number>`(count(*) filter (where ${figureConditions[figure]}))::int`;

/** Columns of a query of projects. */
export const figureColumns = {
  active: counted('active'),
  atRisk: counted('atRisk'),
  pilots: counted('pilots'),
  decidedThisQuarter: counted('decidedThisQuarter'),
};

export const noProjects: ProjectFigures = {
  active: 0,
  atRisk: 0,
  pilots: 0,
  decidedThisQuarter: 0,
};
