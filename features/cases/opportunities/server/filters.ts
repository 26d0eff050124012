import { and, eq, ilike, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { permissions } from '#core/domain/authorization/permissions.ts';
import { dayAt, dayRangeValues, isInDays } from '#core/platform/database/day-range.ts';
import { likeContaining } from '#core/platform/database/like.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { visibleRows } from '#core/server/authorization/relations-sql.ts';
import { placeholderScope, scopeParameters } from '#core/server/authorization/visibility.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { corporations, cycles } from '#core/server/tables/corporations.ts';
import type { OpportunityFilters } from '#features/cases/opportunities/domain/opportunity-filters.ts';
import {
  endDate,
  statusOfOpportunity,
} from '#features/cases/opportunities/server/shared/opportunity-status.ts';
import { eachCase } from './shared/case-facts.ts';
import { visibleOpportunity } from './shared/visibility.ts';
import type { OpportunitySubmissions } from './shared/opportunity-submissions.ts';
import { opportunities, opportunityTeam } from './tables.ts';

export type FilterName = keyof OpportunityFilters;
/** Those of days. */
const dayFilters = ['closes', 'posted', 'updated'] as const;
type DayName = (typeof dayFilters)[number];

const value = (name: string) => sql.placeholder(name);
const values = (name: FilterName) => sql`${value(name)}::text[]`;
const ids = (name: FilterName) => sql`${value(name)}::uuid[]`;

const endsOf = (name: DayName) => ({
  from: `${name}From`,
  fromDays: `${name}FromDays`,
  to: `${name}To`,
  toDays: `${name}ToDays`,
});

/** On which day a moment is depends on where the corporation is. */
function isOnDays(name: DayName, moment: SQLWrapper): SQL {
  const { from, fromDays, to, toDays } = endsOf(name);
  const { timeZone } = corporations;
  const ends = {
    from: value(from),
    fromDays: value(fromDays),
    to: value(to),
    toDays: value(toDays),
  };
  return isInDays(dayAt(moment, timeZone), ends, dayAt(sql`now()`, timeZone));
}

const hasMember = (of: SQL) => sql`exists (select from ${opportunityTeam}
  where ${opportunityTeam.opportunityId} = ${opportunities.id} and ${of})`;

/** Who may not see a team is told nothing of it by a filter either. */
export const seesTeam = visibleRows(
  'opportunity',
  placeholderScope,
  eachCase,
  permissions.viewTeam.heldBy,
);
const hasVisibleMember = (of: SQL) => sql`(${seesTeam} and ${hasMember(of)})`;

const is = (name: FilterName, condition: SQL) =>
  sql`(${condition}) = (${value(name)}::text = 'true')`;

/** One condition per filter, so that a facet can be counted without its own. Values are placeholders. */
const conditions: Record<FilterName, SQL | undefined> = {
  corporationId: eq(opportunities.corporationId, value('corporationId')),
  status: sql`${statusOfOpportunity} = ${value('status')}`,
  category: sql`${opportunities.categories} && ${values('category')}`,
  cycleId: eq(cycles.id, value('cycleId')),
  cycle: sql`${cycles.name} = any(${values('cycle')})`,
  q: or(
    ilike(opportunities.name, value('q')),
    ilike(opportunities.introduction, value('q')),
    ilike(opportunities.businessNeed, value('q')),
    sql`exists (select 1 from unnest(${opportunities.categories}) c where c ilike ${value('q')})`,
  ),
  corporation: sql`${opportunities.corporationId} = any(${ids('corporation')})`,
  mine: hasMember(sql`${opportunityTeam.userId} = ${placeholderScope.userId}::uuid`),
  owner: hasVisibleMember(sql`${opportunityTeam.role} = 'Case Owner'
    and ${opportunityTeam.userId} = any(${ids('owner')})`),
  member: hasVisibleMember(sql`${opportunityTeam.userId} = any(${ids('member')})`),
  needsYou: sql`${opportunities.id} = any(${ids('needsYou')})`,
  closes: isOnDays('closes', endDate),
  posted: isOnDays('posted', opportunities.createdAt),
  updated: isOnDays('updated', opportunities.updatedAt),
  submissions: sql`${opportunities.numSubmissions}
    between coalesce(${value('submissionsLeast')}::float8, 0)
      and coalesce(${value('submissionsMost')}::float8, 'infinity')`,
  published: is('published', sql`${opportunities.publishedAt} is not null`),
  reward: is('reward', sql`${opportunities.reward} is not null`),
};

const filterNames = Object.keys(conditions) as readonly FilterName[];

/** The filters that are set, in a fixed order. */
export const filtersSet = (filters: OpportunityFilters): FilterName[] =>
  filterNames.filter((name) => filters[name] !== undefined);

export const conditionOf = (names: readonly FilterName[]): SQL | undefined =>
  and(...names.map((name) => conditions[name]));

/** Those that fit these filters, as far as the reader sees them. */
export const visibleWith = (names: readonly FilterName[]): SQL | undefined =>
  and(visibleOpportunity(placeholderScope), conditionOf(names));

function dayValues(name: DayName, { [name]: range }: OpportunityFilters) {
  if (range === undefined) return {};
  const { from, fromDays, to, toDays } = endsOf(name);
  const ends = dayRangeValues(range);
  return { [from]: ends.from, [fromDays]: ends.fromDays, [to]: ends.to, [toDays]: ends.toDays };
}

/** The values of the placeholders: of the filters, and of the reader. */
export async function filterValues(
  db: Queryable,
  { waitingFor }: OpportunitySubmissions,
  viewer: Viewer,
  filters: OpportunityFilters,
): Promise<Record<string, unknown>> {
  const { q, needsYou, submissions } = filters;
  return {
    ...filters,
    typed: q?.trim() ?? '',
    ...(q !== undefined && { q: likeContaining(q) }),
    ...(needsYou !== undefined && { needsYou: await waitingFor(db, viewer) }),
    ...(submissions && {
      submissionsLeast: submissions.least ?? null,
      submissionsMost: submissions.most ?? null,
    }),
    ...dayFilters.reduce((all, name) => Object.assign(all, dayValues(name, filters)), {}),
    ...scopeParameters(viewer),
  };
}
