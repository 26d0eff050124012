import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import { opportunityTeam } from '#features/cases/opportunities/server/tables.ts';
import { needsYouLimits } from '#features/people/needs-you/domain/limits.ts';
import { projectLimits } from '#features/portfolio/projects/domain/limits.ts';
import { linkToProject } from '#features/portfolio/projects/domain/links.ts';
import {
  pilotCharters,
  projectMilestones,
} from '#features/portfolio/projects/server/part-tables.ts';
import { projects } from '#features/portfolio/projects/server/tables.ts';
import { visibleProject } from './shared/visibility.ts';
import {
  partOf,
  sourceOf,
  type LoadPart,
  type NeedsYouReader,
} from '#features/people/needs-you/server/shared/source.ts';
import type { NeedsYouKind } from '#features/portfolio/projects/domain/needs-you.ts';

const today = sql`current_date`;
const soon = sql`current_date + ${projectLimits.needsYouDays}::int`;
const total = sql<number>`(count(*) over ())::int`;

const isOpen = ({ scope }: NeedsYouReader) =>
  and(visibleProject(scope), sql`${projects.phase} <> 'Closed'`);

const isOwner = ({ scope }: NeedsYouReader) => sql`${projects.ownerId} = ${scope.userId}::uuid`;

/** A role on the case that decides on its project. */
const isOfCase = ({ scope }: NeedsYouReader) => sql`exists (select from ${opportunityTeam}
  where ${opportunityTeam.opportunityId} = ${projects.opportunityId}
    and ${opportunityTeam.userId} = ${scope.userId}::uuid and ${opportunityTeam.role} <> 'Observer')`;

/** Pilots to decide on: whose date has come for all who decide, and soon for those who own them. */
const duePilots: LoadPart = async (db, work) => {
  const { decisionDate, ownerId } = pilotCharters;
  const rows = await db
    .select({
      id: projects.id,
      name: projects.name,
      at: decisionDate,
      isLate: sql<boolean>`${decisionDate} < ${today}`,
      total,
    })
    .from(pilotCharters)
    .innerJoin(projects, eq(projects.id, pilotCharters.projectId))
    .where(
      and(
        isOpen(work),
        eq(projects.phase, 'Pilot'),
        isNull(pilotCharters.outcome),
        or(
          and(
            sql`${decisionDate} <= ${soon}`,
            or(isOwner(work), sql`${ownerId} = ${work.scope.userId}::uuid`),
          ),
          and(sql`${decisionDate} <= ${today}`, isOfCase(work)),
        ),
      ),
    )
    .orderBy(asc(decisionDate), projects.id)
    .limit(needsYouLimits.linesMost);
  return partOf(rows, ({ id, name, at, isLate }) => ({
    id,
    count: 1,
    overdue: isLate ? 1 : 0,
    name,
    where: name,
    at,
    link: linkToProject(id),
  }));
};

/** Milestones of the reader's own projects that are due soon, or were, by project. */
const dueMilestones: LoadPart = async (db, work) => {
  const { name, dueDate, isActive, reachedAt } = projectMilestones;
  const rows = await db
    .select({
      id: projects.id,
      where: projects.name,
      count: sql<number>`count(*)::int`,
      overdue: sql<number>`(count(*) filter (where ${dueDate} < ${today}))::int`,
      name: sql<string>`min(${name})`,
      at: sql<string>`min(${dueDate})::text`,
      total: sql<number>`(sum(count(*)) over ())::int`,
    })
    .from(projectMilestones)
    .innerJoin(projects, eq(projects.id, projectMilestones.projectId))
    .where(
      and(
        isOpen(work),
        isOwner(work),
        eq(isActive, true),
        isNull(reachedAt),
        sql`${dueDate} <= ${soon}`,
      ),
    )
    .groupBy(projects.id)
    .orderBy(sql`min(${dueDate})`, projects.id)
    .limit(needsYouLimits.linesMost);
  return partOf(rows, ({ id, where, count, overdue, name: one, at }) => ({
    id,
    count,
    overdue,
    name: count === 1 ? one : null,
    where,
    at,
    link: linkToProject(id),
  }));
};

const loaders: Readonly<Record<NeedsYouKind, LoadPart>> = {
  pilot: duePilots,
  milestone: dueMilestones,
};
export const needsYou = sourceOf(2, loaders);
