import { and, ilike, not, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { searchLimits } from '#features/directory/search/domain/limits.ts';
import { uuidArray } from '#core/platform/database/array-parameters.ts';
import { likeStartingWith } from '#core/platform/database/like.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { isListedField } from '#features/directory/companies/domain/listed-values.ts';
import { valueKeyOf } from '#features/directory/companies/server/shared/value-key.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import { spellingsOf } from '#features/directory/tags/server/shared/tag-names.ts';
import { tags, tagSpellings } from '#features/directory/tags/server/tables.ts';
import { importChanges } from '#features/directory/imports/server/tables.ts';
import {
  companyFilters,
  filterNames,
  hasMany,
  isList,
  rangeNames,
  type CompanyFilters,
  type FilterName,
} from '#features/directory/search/domain/company-filters.ts';
import { bucketsOf } from '#features/directory/search/domain/histogram.ts';
import { parseSearchQuery } from '#features/directory/search/domain/query.ts';
import type { FacetCount, Facets } from '#features/directory/search/domain/search.ts';
import type {
  IndexAnswer,
  IndexQuery,
} from '#features/directory/search/server/shared/search-index.ts';
import { columnOf, filterConditions, numberOf } from './shared/filter-conditions.ts';
import { textCondition } from './text-conditions.ts';

/** What an import has added or changed. */
const importCondition = (importId: string | undefined): SQL | undefined =>
  importId === undefined
    ? undefined
    : sql`(${companies.importId} = ${importId} or ${companies.id} in (
        select ${importChanges.recordId} from ${importChanges}
        where ${importChanges.importId} = ${importId}))`;

const idsCondition = (ids: readonly string[] | undefined): SQL | undefined =>
  ids === undefined ? undefined : sql`${companies.id} = any(${uuidArray(ids)})`;

/** The values of a column by key, as written most often in the directory. */
const mostUsedSpellings = (column: SQLWrapper): SQL => sql`
  select distinct on (key) key, value
  from (select value, ${valueKeyOf(sql`value`)} as key, uses from (
    select ${column} as value, count(*) as uses from ${companies} where ${column} is not null
    group by 1) used) spelled
  order by key, uses desc, value collate "C"`;

/** Values counted once for each of their spellings, as values with one spelling. */
const inMostUsedSpelling = (counted: SQL, column: SQLWrapper): SQL => sql`
  select names.value, sum(written.count)::int as count
  from (select ${valueKeyOf(sql`value`)} as key, count from (${counted}) spelled) written
  join (${mostUsedSpellings(column)}) names using (key) group by 1`;

/** Tags counted once for each of their spellings, as tags with one spelling. */
const inOneSpelling = (counted: SQL): SQL => sql`
  select coalesce(shown.name, tag.name, value) as value, sum(count)::int as count
  from (${counted}) written
  left join ${tagSpellings} known on known.spelling = value
  left join ${tags} tag on tag.id = known.tag_id
  left join ${tags} shown on shown.id = tag.synonym_of
  group by 1`;

/** Counted over companies that pass all other filters. */
function facet(name: FilterName, filters: CompanyFilters): SQL {
  const column = columnOf(name);
  const others = filterConditions(filters, name);
  if (isList(name)) {
    const counted = sql`select value, count(*)::int count from (
        select ${hasMany(name) ? sql`unnest(${column})` : column} as value
        from matched as companies where ${others}
      ) valued where value is not null group by value`;
    const listed = hasMany(name)
      ? inOneSpelling(counted)
      : isListedField(companyFilters[name].column)
        ? inMostUsedSpelling(counted, column)
        : counted;
    return sql`select value, count from (${listed}) listed
      order by count desc, value limit ${searchLimits.facetValues}`;
  }
  const edges = sql.raw(`array[${companyFilters[name].edges.join()}]::float8[]`);
  // Many companies have the same value: it is read once.
  return sql`select width_bucket(number::float8, ${edges}) bar, sum(count)::int count
    from (select ${numberOf(name, sql`value`)} as number, count from (
      select ${column} as value, count(*) as count from matched as companies
      where ${others} and ${column} is not null group by 1) held) numbers
    where number is not null group by 1`;
}

interface Bar {
  readonly bar: number;
  readonly count: number;
}
type Counted = Record<string, readonly FacetCount[] | readonly Bar[]>;

function facetsOf(counted: Counted): Facets {
  const histograms = rangeNames.map((name) => {
    const counts = new Map((counted[name] as Bar[]).map(({ bar, count }) => [bar, count]));
    return [name, bucketsOf(companyFilters[name].edges, (bar) => counts.get(bar) ?? 0)];
  });
  return { ...counted, ...Object.fromEntries(histograms), isExact: true } as Facets;
}

const byName = sql`lower(${companies.name}), ${companies.id}`;
const orders = {
  relevance: byName,
  recency: sql`${companies.createdAt} desc`,
  funding: sql`${companies.fundingUsd} desc nulls last`,
  name: byName,
};

function orderOf({ text, sort, ids }: IndexQuery): SQL {
  if (sort === 'relevance' && ids !== undefined) {
    return sql`array_position(${uuidArray(ids)}, ${companies.id})`;
  }
  const isNameFirst = sort === 'relevance' && text.trim() !== '';
  const first = isNameFirst
    ? not(ilike(companies.name, likeStartingWith(text.trim())))
    : orders[sort];
  return sql`${first}, ${byName}`;
}

const asList = (query: SQL): SQL =>
  sql`(select coalesce(json_agg(listed), '[]') from (${query}) listed)`;

/**
 * Searches in the database, while the index is being built. Queries are parsed as for the index:
 * words in singular or plural, the last one as a prefix, phrases, and a minus.
 */
export async function searchDatabase(db: Queryable, query: IndexQuery): Promise<IndexAnswer> {
  const { text, importId, ids, offset, limit } = query;
  const { tags: names } = query.filters;
  const filters =
    names === undefined ? query.filters : { ...query.filters, tags: await spellingsOf(db, names) };
  const read = parseSearchQuery(text);
  const all = filterConditions(filters);
  const essentials = ['id', 'name', 'createdAt', 'fundingUsd'] as const;
  const columns = new Set([
    ...essentials.map((column) => companies[column]),
    ...filterNames.map((name) => columnOf(name)),
  ]);
  const texts = and(textCondition(read), importCondition(importId), idsCondition(ids));
  // Materialized, so that texts are scanned once for all counts.
  const matched = sql.raw(texts ? 'materialized' : 'not materialized');
  const { rows } = await db.execute<{
    total: number;
    found: { id: string }[];
    facets: Counted;
  }>(sql`
    with matched as ${matched} (
      select ${sql.join([...columns], sql`, `)} from ${companies} where ${texts ?? sql`true`}
    )
    select
      (select count(*)::int from matched as companies where ${all}) total,
      ${asList(sql`select ${companies.id} from matched as companies where ${all}
        order by ${orderOf(query)} offset ${offset} limit ${limit}`)} found,
      json_build_object(${sql.join(
        filterNames.map((name) => sql`${name}::text, ${asList(facet(name, filters))}`),
        sql`, `,
      )}) facets`);
  const { total, found, facets } = rows[0] ?? { total: 0, found: [], facets: {} };
  const words = [...read.words, ...(read.beginning === null ? [] : [read.beginning])];
  return {
    hits: found.map(({ id }, place) => ({
      id,
      score: 1 / (offset + place + 1),
      isRelated: false,
      isPartial: false,
    })),
    total,
    isTotalExact: true,
    facets: facetsOf(facets),
    words: [...new Set([...words, ...read.phrases.flat()])],
  };
}
