import { and, eq, ilike, inArray, isNull, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { DayRange } from '#core/domain/filter-values.ts';
import { dayAt, dayRangeValues, isInDays, onDays } from '#core/platform/database/day-range.ts';
import { likeContaining } from '#core/platform/database/like.ts';
import type { VisibilityScope } from '#core/server/authorization/visibility.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import type { ProjectFilters } from '#features/portfolio/projects/domain/project-filters.ts';
import { visibleProject } from '#features/portfolio/projects/server/shared/visibility.ts';
import { figureConditions } from './figures.ts';
import { pilotCharters, projectMembers, projectMilestones } from './part-tables.ts';
import { lastUpdateAt, nextMilestone } from './project-columns.ts';
import { projects } from './tables.ts';

export type FilterName = keyof ProjectFilters;
type Value<Name extends FilterName> = NonNullable<ProjectFilters[Name]>;

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

/** Ids, or `none`. */
function isOneOf(column: PgColumn, ids: readonly string[]): SQL | undefined {
  const named = ids.filter((id) => id !== 'none');
  return or(
    named.length === 0 ? undefined : inArray(column, named),
    named.length === ids.length ? undefined : isNull(column),
  );
}

const isOwn = ({ userId }: VisibilityScope) => sql`(${projects.ownerId} = ${userId}::uuid
  or exists (select from ${projectMembers}
    where ${projectMembers.projectId} = ${projects.id} and ${projectMembers.userId} = ${userId}::uuid)
  or exists (select from ${pilotCharters}
    where ${pilotCharters.projectId} = ${projects.id} and ${pilotCharters.ownerId} = ${userId}::uuid))`;

/** Of something that has a day, not a time. */
const isOnDays = (day: SQLWrapper, range: DayRange) => isInDays(day, dayRangeValues(range));

/** Starts and ends are days, stored as their midnight in UTC. */
const storedDay = (moment: SQLWrapper) => dayAt(moment, sql`'UTC'`);

/** Of a moment: on which day it was depends on where the corporation is. */
const wasOnDays = (moment: SQLWrapper, range: DayRange) =>
  onDays(moment, range, corporations.timeZone);

const nextDue = nextMilestone(projectMilestones.dueDate);

/** The day on which an undecided pilot is to be decided. */
const decisionDay = sql`(select ${pilotCharters.decisionDate} from ${pilotCharters}
  where ${pilotCharters.projectId} = ${projects.id} and ${pilotCharters.outcome} is null
    and ${projects.phase} = 'Pilot')`;

const conditions: {
  readonly [Name in FilterName]: (value: Value<Name>, scope: VisibilityScope) => SQL | undefined;
} = {
  corporationId: (id) => eq(projects.corporationId, id),
  ownerId: (id) => eq(projects.ownerId, id),
  phase: (phases) => inArray(projects.phase, phases),
  health: (healths) => inArray(projects.health, healths),
  figure: (figure) => figureConditions[figure],
  q: matches,
  mine: (_, scope) => isOwn(scope),
  owner: (ids) => isOneOf(projects.ownerId, ids),
  corporation: (ids) => inArray(projects.corporationId, ids),
  company: (ids) => isOneOf(projects.companyId, ids),
  opportunity: (ids) => isOneOf(projects.opportunityId, ids),
  source: (sources) => inArray(projects.source, sources),
  milestone: (range) => isOnDays(nextDue, range),
  overdue: () => sql`(${projects.phase} <> 'Closed' and ${nextDue} < current_date)`,
  decision: (range) => isOnDays(decisionDay, range),
  start: (range) => isOnDays(storedDay(projects.startDate), range),
  end: (range) => isOnDays(storedDay(projects.endDate), range),
  reported: (range) => wasOnDays(lastUpdateAt, range),
  updated: (range) => wasOnDays(projects.updatedAt, range),
};

const conditionOf = <Name extends FilterName>(
  name: Name,
  filters: Partial<ProjectFilters>,
  scope: VisibilityScope,
): SQL | undefined => {
  const value = filters[name];
  return value === undefined ? undefined : conditions[name](value as Value<Name>, scope);
};

const filterNames = Object.keys(conditions) as FilterName[];

/** What the filters ask for, but for one of them; nothing of who may see it. */
export const matching = (
  scope: VisibilityScope,
  filters: Partial<ProjectFilters>,
  without?: FilterName,
): SQL | undefined =>
  and(
    ...filterNames
      .filter((name) => name !== without)
      .map((name) => conditionOf(name, filters, scope)),
  );

/** The visible projects that fit these filters, of a query that joins corporation and company. */
export const filtered = (
  scope: VisibilityScope,
  filters: Partial<ProjectFilters>,
): SQL | undefined => and(visibleProject(scope), matching(scope, filters));
