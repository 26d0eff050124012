import { sql } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import type { SampleData } from '#features/operations/sample-data/domain/sample-data.ts';
import { sampleCounts } from '#features/operations/sample-data/domain/sample-data.ts';

/** The rows that are counted, each with when it was made; `sample`: its corporation and companies. */
const counted = {
  opportunities: 'select created_at from opportunities where corporation_id = (table corporation)',
  submissions: `select s.created_at from submissions s
    join opportunities o on o.id = s.opportunity_id where o.corporation_id = (table corporation)`,
  projects: 'select created_at from projects where corporation_id = (table corporation)',
  companies: `select c.created_at from companies c
    where c.id in (select company_id from sample_records)`,
  collections: `select c.created_at from collections c
    where c.id in (select collection_id from sample_records)`,
  comments: `select m.created_at from comments m join submissions s on s.id = m.submission_id
    join opportunities o on o.id = s.opportunity_id where o.corporation_id = (table corporation)`,
  files: 'select created_at from files where corporation_id = (table corporation)',
} as const satisfies Record<(typeof sampleCounts)[number], string>;

const figures = sampleCounts
  .map(
    (name) => `select '${name}' as name, count(*)::int as count,
      (count(*) filter (where created_at > (select min(created_at) from sample_records)))::int as since
      from (${counted[name]}) rows`,
  )
  .join(' union all ');

interface Row extends Record<string, unknown> {
  readonly corporationId: string;
  readonly companyIds: string[];
  readonly addedAt: string;
  readonly people: number;
  readonly figures: { readonly name: string; readonly count: number; readonly since: number }[];
}

/** The sample data that is there, in one query; null: none. */
export async function loadSample(db: Queryable): Promise<SampleData | null> {
  const { rows } = await db.execute<Row>(sql`
    with corporation as (
      select corporation_id from sample_records where corporation_id is not null)
    select corporation_id as "corporationId",
      array(select company_id::text from sample_records where company_id is not null
        order by company_id) as "companyIds",
      to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "addedAt",
      (select count(*)::int from users where users.corporation_id = sample_records.corporation_id)
        as people,
      (select jsonb_agg(figures) from (${sql.raw(figures)}) figures) as figures
    from sample_records where corporation_id is not null`);
  const [row] = rows;
  if (row === undefined) return null;
  const { figures: rowsOfFigures, ...sample } = row;
  return {
    ...sample,
    counts: Object.fromEntries(
      rowsOfFigures.map(({ name, count }) => [name, count]),
    ) as SampleData['counts'],
    since: rowsOfFigures.reduce((sum, { since }) => sum + since, 0),
  };
}
