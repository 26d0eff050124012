import type pg from 'pg';
import { companyFilters } from '#features/directory/search/domain/company-filters.ts';
import type { IndexedCompany } from '#features/directory/search/server/shared/search-index.ts';

/** Bulk inserts of companies, without the index's triggers. */
export async function fillCompanies(
  client: pg.PoolClient,
  pages: Iterable<readonly IndexedCompany[]>,
): Promise<void> {
  await client.query('alter table companies disable trigger user');
  for (const page of pages) {
    await client.query(
      `insert into companies (id, kind, external_id, name, one_liner, description, url, tags,
         country, founded_year, stage, funding_usd, created_at)
       select id, kind, id::text, name, "oneLiner", description, url, tags, country,
         "foundedYear", stage, "fundingUsd", to_timestamp("createdAtMs" / 1000)
       from json_to_recordset($1::json) as made(id uuid, kind text, name text, "oneLiner" text,
         description text, url text, tags text[], country text, "foundedYear" int, stage text,
         "fundingUsd" float8, "createdAtMs" float8)
       on conflict do nothing`,
      [JSON.stringify(page)],
    );
  }
  await client.query('alter table companies enable trigger user');
  await client.query('analyze companies');
}

/** PostgreSQL's full-text search: weighted words with a GIN index, in a separate table. */
export async function indexFullText(
  client: pg.PoolClient,
): Promise<{ seconds: number; mb: number }> {
  const started = performance.now();
  await client.query(`create table bench_words as select id,
    setweight(to_tsvector('simple', name), 'A')
    || setweight(to_tsvector('simple', coalesce(one_liner, '')), 'B')
    || setweight(to_tsvector('simple', array_to_string(tags, ' ')), 'B')
    || setweight(to_tsvector('simple', coalesce(description, '')), 'D') as words from companies`);
  await client.query('create index on bench_words using gin (words)');
  await client.query('analyze bench_words');
  const { rows } = await client.query<{ mb: number }>(
    `select (pg_total_relation_size('bench_words') / 1048576)::int mb`,
  );
  return { seconds: Math.round((performance.now() - started) / 1000), mb: rows[0]?.mb ?? 0 };
}

const { founded, funding } = companyFilters;
const bars = (column: string, edges: readonly number[]) =>
  `(select json_agg(bar) from (select width_bucket(${column}, array[${edges.join()}]::float8[]) at,
    count(*) from best where ${column} is not null group by 1) bar)`;
const values = (column: string) =>
  `(select json_agg(value) from (select ${column}, count(*) from best group by 1
    order by 2 desc limit 30) value)`;

/** The first twenty by rank, and the facets of the best 10,000, like the product. */
const statement = `
  with matched as (
    select id, ts_rank(words, query) rank from bench_words, to_tsquery('simple', $1) query
    where words @@ query order by rank desc limit 10000
  ), best as materialized (select companies.*, rank from matched join companies using (id))
  select
    (select json_agg(hit) from (select id, kind, name, one_liner, description, url, country, stage,
      tags, rank from best order by rank desc, id limit 20) hit) hits,
    ${values('kind')} kinds, ${values('country')} countries, ${values('stage')} stages,
    (select json_agg(value) from (select tag, count(*) from best, unnest(tags) tag group by 1
      order by 2 desc limit 30) value) tags,
    ${bars('founded_year', founded.edges)} founded, ${bars('funding_usd', funding.edges)} funding`;

/** @param isAny any of the words instead of all */
export const searchFullText = (pool: pg.Pool, text: string, isAny = false): Promise<unknown> => {
  const query = text
    .trim()
    .split(' ')
    .join(isAny ? ' | ' : ' & ');
  return pool.query({ name: 'bench', text: statement, values: [query] });
};
