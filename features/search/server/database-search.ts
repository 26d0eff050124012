import { and, arrayOverlaps, gte, ilike, inArray, lte, or, sql, type SQL } from 'drizzle-orm';
import type {
  CompanyFilters,
  FacetCount,
  Facets,
  HistogramBar,
} from '#features/search/domain/search.ts';
import { bucketsOf, foundedEdges, fundingEdges } from '#features/search/domain/histogram.ts';
import { limits } from '#core/domain/limits.ts';
import { wordsOf } from '#features/search/domain/tokenizer.ts';
import type { IndexAnswer, IndexQuery } from '#features/search/server/public/search-index.ts';
import { likeContaining, likeStartingWith } from '#core/platform/database/like.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { companies } from '#features/companies/server/tables.ts';

function matching(text: string): SQL | undefined {
  const words = text.split(/\s+/u).filter((word) => word !== '');
  return and(
    ...words
      .slice(0, 10)
      .map((word) =>
        or(
          ilike(companies.name, likeContaining(word)),
          ilike(companies.oneLiner, likeContaining(word)),
          sql`${companies.tags}::text ilike ${likeContaining(word)}`,
          ilike(companies.description, likeContaining(word)),
        ),
      ),
  );
}

const filterConditions = {
  kinds: ({ kinds }) => kinds && inArray(companies.kind, [...kinds]),
  country: ({ country }) => country && inArray(companies.country, [...country]),
  stage: ({ stage }) => stage && inArray(companies.stage, [...stage]),
  // Of no value at all none is there; drizzle knows no empty array.
  tags: ({ tags }) =>
    tags && (tags.length === 0 ? sql`false` : arrayOverlaps(companies.tags, [...tags])),
  founded: ({ foundedFrom, foundedTo }) =>
    and(
      foundedFrom === undefined ? undefined : gte(companies.foundedYear, foundedFrom),
      foundedTo === undefined ? undefined : lte(companies.foundedYear, foundedTo),
    ),
  funding: ({ fundingFrom, fundingTo }) =>
    and(
      fundingFrom === undefined ? undefined : gte(companies.fundingUsd, fundingFrom),
      fundingTo === undefined ? undefined : lte(companies.fundingUsd, fundingTo),
    ),
} satisfies Record<string, (filters: CompanyFilters) => SQL | undefined>;

type FilterName = keyof typeof filterConditions;

function conditions({ text, filters }: IndexQuery, without?: FilterName): SQL {
  const wanted = Object.entries(filterConditions)
    .filter(([name]) => name !== without)
    .map(([, conditionOf]) => conditionOf(filters));
  return and(matching(text), ...wanted) ?? sql`true`;
}

async function counted(
  db: Queryable,
  query: IndexQuery,
  name: FilterName,
  value: SQL,
): Promise<FacetCount[]> {
  const { rows } = await db.execute<{ value: string; count: number }>(
    sql`select value, count(*)::int count from (
          select ${value} as value from ${companies} where ${conditions(query, name)}
        ) valued where value is not null
        group by value order by count(*) desc, value limit ${limits.facetValues}`,
  );
  return rows;
}

async function histogram(
  db: Queryable,
  query: IndexQuery,
  name: FilterName,
  value: SQL,
  edges: readonly number[],
): Promise<HistogramBar[]> {
  const { rows } = await db.execute<{ bar: number; count: number }>(
    sql`select width_bucket(${value}, ${sql.raw(`array[${edges.join()}]::float8[]`)}) bar,
          count(*)::int count
        from ${companies} where ${and(conditions(query, name), sql`${value} is not null`)}
        group by 1`,
  );
  const counts = new Map(rows.map(({ bar, count }) => [bar, count]));
  return bucketsOf(edges, (bar) => counts.get(bar) ?? 0);
}

async function facetsOf(db: Queryable, query: IndexQuery): Promise<Facets> {
  const [kinds, country, stage, tags, founded, funding] = await Promise.all([
    counted(db, query, 'kinds', sql`kind`),
    counted(db, query, 'country', sql`country`),
    counted(db, query, 'stage', sql`stage`),
    counted(db, query, 'tags', sql`unnest(tags)`),
    histogram(db, query, 'founded', sql`founded_year`, foundedEdges),
    histogram(db, query, 'funding', sql`funding_usd`, fundingEdges),
  ]);
  return { isExact: true, kinds, country, stage, tags, founded, funding };
}

const orders = {
  // A bare number would name a column: the id.
  relevance: [],
  recency: [sql`${companies.createdAt} desc`],
  funding: [sql`${companies.fundingUsd} desc nulls last`],
  name: [sql`lower(${companies.name})`],
};

/** Searching without an index: substrings, in the database. For while one is being built. */
export async function searchDatabase(db: Queryable, query: IndexQuery): Promise<IndexAnswer> {
  const { text, sort, offset, limit } = query;
  const where = conditions(query);
  const [[total], found, facets] = await Promise.all([
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(companies)
      .where(where),
    db
      .select({ id: companies.id })
      .from(companies)
      .where(where)
      .orderBy(
        ...(sort === 'relevance' && text !== ''
          ? [sql`not (${ilike(companies.name, likeStartingWith(text.trim()))})`]
          : []),
        ...orders[sort],
        sql`lower(${companies.name})`,
        companies.id,
      )
      .offset(offset)
      .limit(limit),
    facetsOf(db, query),
  ]);
  return {
    hits: found.map(({ id }, place) => ({ id, score: 1 / (offset + place + 1), isRelated: false })),
    total: total?.count ?? 0,
    isTotalExact: true,
    facets,
    words: wordsOf(text),
  };
}
