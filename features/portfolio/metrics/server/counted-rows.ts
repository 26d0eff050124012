import { and, sql, type SQL } from 'drizzle-orm';
import type { rows } from '#features/portfolio/metrics/domain/endpoints.ts';
import type { CountedRow, CountedRows } from '#features/portfolio/metrics/domain/metrics.ts';
import type { Parsed } from '#core/domain/endpoint.ts';
import {
  afterCursor,
  keyColumn,
  orderByKeys,
  pageOf,
  type SortKey,
} from '#core/platform/database/cursor.ts';
import { isoText } from '#core/platform/database/json-object.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { idsOfOutcome } from './outcomes.ts';
import { partColumns, type RowPart } from './part-columns.ts';
import { periodsOf, within, type Periods } from './periods.ts';
import { casesWithin } from './scope.ts';
import { furthest, stays } from './stage-figures.ts';

export type RowsQuery = Parsed<typeof rows>['query'];

const sortKeys: readonly SortKey[] = [
  { by: sql`counted.created_at`, type: 'timestamptz' },
  { by: sql`counted.id`, type: 'uuid' },
];

const newcomers = ({ start, end }: Periods): SQL => sql`(
  select * from (
    select company, id, created_at, min(created_at) over (partition by company) as first_at from cases
  ) dated where ${within(sql`first_at`, start, end)}) newcomer`;

/** What came in one month after another: the first of the range, and as many months later. */
const isMonthsLater = ({ start }: Periods, { zone, monthsLater }: RowsQuery): SQL =>
  monthsLater === undefined
    ? sql`true`
    : sql`date_trunc('month', created_at at time zone ${zone}) =
        date_trunc('month', ${start}::timestamptz at time zone ${zone})
          + make_interval(months => ${monthsLater}::int)`;

const idsOf: Record<CountedRows, (periods: Periods, query: RowsQuery, viewer: Viewer) => SQL> = {
  submissions: ({ start, end }) =>
    sql`select id from cases where ${within(sql`created_at`, start, end)}`,
  // The latest of each company.
  companies: ({ start, end }) =>
    sql`select distinct on (company) id from cases
      where ${within(sql`created_at`, start, end)} order by company, created_at desc, id`,
  decisions: ({ start, end }) => sql`select id from answers where ${within(sql`at`, start, end)}`,
  reached: ({ start, end }, { stage = '' }) =>
    sql`select reached.id from ${furthest} reached
      join stages on stages.corporation_id = reached.corporation_id and stages.name = ${stage}
      where reached.place >= stages.place and ${within(sql`reached.created_at`, start, end)}`,
  stayed: ({ start, end }, { stage = '' }) =>
    sql`select stay.id from ${stays} stay
      where stay.stage = ${stage} and ${within(sql`stay.created_at`, start, end)}`,
  waiting: () => sql`select id from awaited`,
  // Of companies whose first submission is in the range: that one, the answered, and the later ones.
  first: (periods) =>
    sql`select distinct on (company) id from ${newcomers(periods)} order by company, created_at, id`,
  answered: (periods) =>
    sql`select distinct on (company) id from ${newcomers(periods)}
      where id in (select id from answers) order by company, created_at, id`,
  returned: (periods, query) =>
    sql`select distinct on (company) id from ${newcomers(periods)}
      where created_at > first_at and ${isMonthsLater(periods, query)} order by company, created_at, id`,
  overdue: () => sql`select id from awaited where is_overdue`,
  started: (periods, _, viewer) => idsOfOutcome(viewer, periods, 'started'),
  piloted: (periods, _, viewer) => idsOfOutcome(viewer, periods, 'piloted'),
  rolledOut: (periods, _, viewer) => idsOfOutcome(viewer, periods, 'rolledOut'),
};

type Row = { row: CountedRow; cursorKeys: unknown[] };

/** Cases of one part; of those without one where none is named. */
const isPart = (by: RowPart, part: string | undefined): SQL =>
  sql`counted.id in (
    select id from cases where ${partColumns[by]}::text is not distinct from ${part ?? null}::text)`;

/** The submissions that a figure counts, the newest first. */
export async function loadRows(db: Queryable, viewer: Viewer, query: RowsQuery) {
  const cases = await casesWithin(db, viewer, query);
  const ids = idsOf[query.of](periodsOf(query), query, viewer);
  const { rows: entries } = await db.execute<
    Row & Record<string, unknown>
  >(sql`${cases}, wanted as materialized (${ids})
    select json_build_object('id', counted.id, 'title', counted.title,
        'companyName', counted.company_name, 'opportunityId', counted.opportunity_id,
        'opportunity', counted.opportunity, 'stage', counted.stage,
        'submittedAt', ${isoText(sql`counted.created_at`)},
        'answeredAt', ${isoText(sql`answers.at`)}) as row,
      ${keyColumn(sortKeys)} as "cursorKeys"
    from cases counted left join answers on answers.id = counted.id
    where ${and(sql`counted.id in (select id from wanted)`, query.by && isPart(query.by, query.part), afterCursor(query.cursor, sortKeys, 'descending'))}
    order by ${sql.join(orderByKeys(sortKeys, 'descending'), sql`, `)}
    limit ${query.limit + 1}`);
  return pageOf<CountedRow>(entries, query.limit);
}
