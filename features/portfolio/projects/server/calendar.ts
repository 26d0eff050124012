import { and, asc, eq, isNull, or, sql, type SQLWrapper } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { calendarLimits } from '#features/people/calendar/domain/limits.ts';
import type {
  CalendarReader,
  CalendarSource,
  Deadline,
} from '#features/people/calendar/server/shared/calendar-source.ts';
import { linkToProject } from '#features/portfolio/projects/domain/links.ts';
import {
  pilotCharters,
  projectMilestones,
} from '#features/portfolio/projects/server/part-tables.ts';
import { projects } from '#features/portfolio/projects/server/tables.ts';
import { visibleProject } from './shared/visibility.ts';

const isOpen = ({ scope }: CalendarReader) =>
  and(visibleProject(scope), sql`${projects.phase} <> 'Closed'`);

const isOwnedBy = (ownerId: SQLWrapper, { scope }: CalendarReader) =>
  sql`${ownerId} = ${scope.userId}::uuid`;

const isTold = (day: SQLWrapper, { from, until }: CalendarReader) =>
  sql`${day} between ${from}::date and ${until}::date`;

/** Milestones that are not reached, of projects that the reader owns. */
async function loadMilestones(db: Queryable, reader: CalendarReader): Promise<Deadline[]> {
  const { id, name, dueDate, updatedAt, isActive, reachedAt } = projectMilestones;
  const rows = await db
    .select({
      id,
      name,
      day: dueDate,
      changedAt: updatedAt,
      projectId: projects.id,
      project: projects.name,
    })
    .from(projectMilestones)
    .innerJoin(projects, eq(projects.id, projectMilestones.projectId))
    .where(
      and(
        isOpen(reader),
        isOwnedBy(projects.ownerId, reader),
        isActive,
        isNull(reachedAt),
        isTold(dueDate, reader),
      ),
    )
    .orderBy(asc(dueDate), asc(id))
    .limit(calendarLimits.entriesMost);
  return rows.map((row) => ({
    id: `milestone-${row.id}`,
    title: `${row.name}: ${row.project}`,
    time: { day: row.day },
    changedAt: row.changedAt,
    link: linkToProject(row.projectId),
  }));
}

/** Pilots to decide on whose project or charter the reader owns. */
async function loadCharters(db: Queryable, reader: CalendarReader): Promise<Deadline[]> {
  const { decisionDate, ownerId, outcome, updatedAt } = pilotCharters;
  const rows = await db
    .select({ id: projects.id, name: projects.name, day: decisionDate, changedAt: updatedAt })
    .from(pilotCharters)
    .innerJoin(projects, eq(projects.id, pilotCharters.projectId))
    .where(
      and(
        isOpen(reader),
        or(isOwnedBy(projects.ownerId, reader), isOwnedBy(ownerId, reader)),
        isNull(outcome),
        isTold(decisionDate, reader),
      ),
    )
    .orderBy(asc(decisionDate), asc(projects.id))
    .limit(calendarLimits.entriesMost);
  return rows.map((row) => ({
    id: `pilot-${row.id}`,
    title: `Pilot decision: ${row.name}`,
    time: { day: row.day },
    changedAt: row.changedAt,
    link: linkToProject(row.id),
  }));
}

export const calendar: CalendarSource = async (db, reader) => [
  ...(await loadMilestones(db, reader)),
  ...(await loadCharters(db, reader)),
];
