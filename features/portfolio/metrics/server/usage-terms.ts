import { and, sql, type SQL } from 'drizzle-orm';
import type { MetricsQuery } from '#features/portfolio/metrics/domain/endpoints.ts';
import { addDays } from '#features/portfolio/metrics/domain/range.ts';
import { startOfDay } from './start-of-day.ts';
import type { UsageKind } from '#features/portfolio/metrics/domain/usage-endpoints.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { within } from './periods.ts';
import { usageHours, usagePeople, usageTerms } from './tables.ts';
import { cellsOf, monthOf, usageOf } from './usage-scope.ts';
import { partOfPlace, peopleIn, setOfPlaces } from './usage-sums.ts';

type Span = readonly [from: Date, until: Date];

const startOfMonth = (at: Date, more = 0) =>
  new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + more));
const startOfUtcDay = (at: Date, more = 0) =>
  new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate() + more));
/** The first start at or after an instant. */
const nextStart = (at: Date, startOf: (at: Date, more?: number) => Date) =>
  startOf(at).getTime() === at.getTime() ? at : startOf(at, 1);

/** The whole units within a span, and what is left before and after them. */
function wholeUnits(
  [from, until]: Span,
  startOf: (at: Date, more?: number) => Date,
): { readonly whole: Span; readonly rest: readonly Span[] } {
  const first = nextStart(from, startOf);
  const last = startOf(until);
  if (first >= last) return { whole: [from, from], rest: [[from, until]] };
  return {
    whole: [first, last],
    rest: [
      [from, first],
      [last, until],
    ],
  };
}

const anyOf = (at: SQL, spans: readonly Span[]): SQL =>
  sql`(${sql.join(
    spans.map(([from, until]) => within(at, from.toISOString(), until.toISOString())),
    sql` or `,
  )})`;

const rangeOf = (query: MetricsQuery, zone: string): Span => [
  new Date(startOfDay(query.from, zone)),
  new Date(startOfDay(addDays(query.to, 1), zone)),
];

/** The reader's days as whole months and days in UTC, and the hours beside them. */
function spansOf(query: MetricsQuery) {
  const days = wholeUnits(rangeOf(query, query.zone), startOfUtcDay);
  return { days, months: wholeUnits(days.whole, startOfMonth) };
}

/**
 * What use was about, as rows of `term`, `count`, `empty`: from sums of whole months, of days beside
 * them, and of the hours by which the reader's days differ from those in UTC.
 */
function allTerms(viewer: Viewer, query: MetricsQuery, kind: UsageKind): SQL {
  const { months, days } = spansOf(query);
  const ours = usageOf(viewer, query);
  const sums = (unit: 'day' | 'month', spans: readonly Span[]) => sql`
    select term, count, empty from ${usageTerms}
    where ${and(sql`kind = ${kind} and unit = ${unit}`, anyOf(sql`start`, spans), ours)}`;
  return sql`(
    select term, sum(count)::int as count, sum(empty)::int as empty, null::int as people,
      null::int as people_empty, null::timestamptz as since
    from (${sums('month', [months.whole])} union all ${sums('day', months.rest)} union all
      select term, count, empty from ${usageHours}
      where ${and(sql`kind = ${kind} and term <> ''`, anyOf(sql`hour`, days.rest), ours)}) counted
    group by term)`;
}

/** The same of whole calendar months in UTC, of enough people each (decision 60). */
function termsOfEnough(viewer: Viewer, query: MetricsQuery, kind: UsageKind): SQL {
  const { by, zone, fewest } = cellsOf(viewer, query.zone, sql`true`);
  const [from, until] = rangeOf(query, zone);
  const lastMonth = new Date(until.getTime() - 1);
  const span: Span = [startOfMonth(from), startOfMonth(lastMonth, 1)];
  const isEnough = sql`people >= ${fewest}`;
  // Of those who found nothing too few must not be left, either.
  const isEnoughEmpty = sql`people_empty >= ${fewest} and (others = 0 or others >= ${fewest})`;
  return sql`(
    select term, sum(count) filter (where ${isEnough})::int as count,
      coalesce(sum(empty) filter (where ${isEnoughEmpty}), 0)::int as empty,
      max(people)::int as people, max(people_empty) filter (where ${isEnoughEmpty})::int as people_empty,
      min(month) filter (where ${isEnoughEmpty}) as since
    from (
      select term, ${by} as type, ${monthOf(sql`hour`)} as month, sum(count) as count, sum(empty) as empty,
        count(distinct user_id) as people,
        count(distinct user_id) filter (where empty > 0) as people_empty,
        count(distinct user_id) filter (where count > empty) as others
      from ${usageHours}
      where ${and(sql`kind = ${kind} and term <> ''`, anyOf(sql`hour`, [span]), usageOf(viewer, query), sql`hour < ${monthOf(sql`now()`)}`)}
      group by 1, 2, 3) cells
    where ${isEnough} or ${isEnoughEmpty}
    group by term)`;
}

/** What use of a kind was about, with people only where few are hidden. */
export const termsOf = (viewer: Viewer, query: MetricsQuery, kind: UsageKind): SQL =>
  (viewer.seesAll ? allTerms : termsOfEnough)(viewer, query, kind);

/**
 * Each search is in one list: those that found nothing at least every other time were made in vain, the
 * others are told as searched for.
 */
export const wasInVain = sql`(empty > 0 and coalesce(empty * 2 >= count, true))`;

/** How many people are behind each of some terms, for the foundry. */
export function peopleOfTerms(
  viewer: Viewer,
  query: MetricsQuery,
  kind: UsageKind,
  terms: readonly string[],
): SQL {
  const { months, days } = spansOf(query);
  const these = and(
    sql`kind = ${kind} and term <> '' and term = any(${sql.param([...terms])}::text[])`,
    usageOf(viewer, query),
  );
  const sets = (unit: 'day' | 'month', spans: readonly Span[]) => sql`
    select term, part, people from ${usageTerms}
    where ${and(sql`unit = ${unit}`, anyOf(sql`start`, spans), these)}`;
  return sql`
    select term, sum(people)::int as people from (
      select term, part, ${peopleIn(sql`people`)} as people from (
        ${sets('month', [months.whole])} union all ${sets('day', months.rest)} union all
        select term, ${partOfPlace}, ${setOfPlaces} from ${usageHours}
        join ${usagePeople} using (user_id)
        where ${and(anyOf(sql`hour`, days.rest), these)} group by 1, 2) sets
      group by term, part) parts
    group by term`;
}

/** How many people found nothing for each of some terms, for the foundry. */
export const peopleWithoutResults = (
  viewer: Viewer,
  query: MetricsQuery,
  terms: readonly string[],
): SQL => sql`
  select term, count(distinct user_id)::int as people from ${usageHours}
  where ${and(sql`kind = 'search.run' and term <> '' and empty > 0 and term = any(${sql.param([...terms])}::text[])`, anyOf(sql`hour`, [rangeOf(query, query.zone)]), usageOf(viewer, query))}
  group by term`;

/** How many people found nothing in each group of terms, and since what day, for the foundry. */
export const peopleOfGroups = (
  viewer: Viewer,
  query: MetricsQuery,
  groups: readonly (readonly string[])[],
): SQL => sql`
  select groups.at, count(distinct user_id)::int as people,
    min(hour at time zone ${query.zone})::date::text as since
  from ${usageHours} join jsonb_to_recordset(${JSON.stringify(
    groups.flatMap((terms, at) => terms.map((term) => ({ at, term }))),
  )}::jsonb) as groups (at int, term text) using (term)
  where ${and(sql`kind = 'search.run' and empty > 0`, anyOf(sql`hour`, [rangeOf(query, query.zone)]), usageOf(viewer, query))}
  group by groups.at`;
