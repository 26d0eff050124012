import { sql, type SQL } from 'drizzle-orm';
import type { CompanyRef } from '#features/directory/companies/domain/company.ts';
import { savedSearchLimits } from '#features/directory/saved-searches/domain/limits.ts';
import type { CompanyFilters } from '#features/directory/search/domain/company-filters.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type {
  IndexAnswer,
  IndexQuery,
} from '#features/directory/search/server/shared/search-index.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import { savedSearches } from '#features/directory/search/server/tables.ts';
import { uuidArray } from '#core/platform/database/array-parameters.ts';

/** The search behind `GET /weaviate/search`. */
export type FindCompanies = (query: IndexQuery) => Promise<IndexAnswer>;

interface Search {
  readonly query: string;
  readonly filters: CompanyFilters;
}

/** Matches of a search, newest companies first. Related companies do not count. */
async function matchesOf(find: FindCompanies, { query, filters }: Search) {
  const limit = savedSearchLimits.knownCompaniesMost;
  const { hits } = await find({ text: query, filters, sort: 'recency', offset: 0, limit });
  return {
    ids: hits.filter(({ isRelated }) => !isRelated).map(({ id }) => id),
    isWhole: hits.length < limit,
  };
}

/** Stored when the owner opens a search: all its present matches are known. */
export async function knownResultsOf(find: FindCompanies, search: Search, now: Date) {
  const { ids, isWhole } = await matchesOf(find, search);
  return {
    knownIds: isWhole ? ids : [],
    isKnownWhole: isWhole,
    seenAt: now.toISOString(),
    toldIds: [],
    toldAt: now.toISOString(),
  };
}

export interface NewCompany {
  readonly ref: CompanyRef;
  readonly name: string;
  readonly oneLiner: string | null;
}

export interface NewResults {
  /** All ids, newest first. */
  readonly ids: readonly string[];
  readonly newest: readonly NewCompany[];
}

const nothing: NewResults = { ids: [], newest: [] };

interface KnownResults extends Search {
  readonly id: string;
  readonly isKnownWhole: boolean;
  /** Results from this time on are new. */
  readonly since: string;
}

/**
 * New results: present matches that were not known. If there were more than are stored, those
 * created since. Only companies changed since then can be new matches, so that improvements of the
 * engine make nothing new.
 */
export async function findNewResults(
  db: Queryable,
  find: FindCompanies,
  { id, isKnownWhole, since, ...search }: KnownResults,
  /** Whether results that an alert has announced count as known. */
  withoutTold: boolean,
): Promise<NewResults> {
  const late = `${savedSearchLimits.lateFindsMs} milliseconds`;
  const changed = isKnownWhole
    ? sql`${companies.updatedAt} > ${since}::timestamptz - ${late}::interval`
    : sql`${companies.createdAt} > ${since}::timestamptz`;
  const { rows: changedLately } = await db.execute(
    sql`select from ${companies} where ${companies.updatedAt} >= ${since}::timestamptz - ${late}::interval limit 1`,
  );
  if (changedLately.length === 0) return nothing;
  const { ids } = await matchesOf(find, search);
  if (ids.length === 0) return nothing;
  const exclusionOf = (column: SQL) =>
    sql`except select unnest(${column}) from ${savedSearches} where ${savedSearches.id} = ${id}`;
  const { rows } = await db.execute<{ id: string }>(sql`
    select ${companies.id} as id
    from ${companies} join (
      select unnest(${uuidArray(ids)}) id
      ${exclusionOf(sql`${savedSearches.knownIds}`)}
      ${withoutTold ? exclusionOf(sql`${savedSearches.toldIds}`) : sql``}
    ) fresh on fresh.id = ${companies.id}
    where ${changed}
    order by ${companies.createdAt} desc, ${companies.id} desc`);
  const all = rows.map((row) => row.id);
  return { ids: all, newest: await named(db, all.slice(0, savedSearchLimits.alertNames)) };
}

async function named(db: Queryable, ids: readonly string[]): Promise<NewCompany[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<{ row: NewCompany }>(sql`
    select json_build_object('ref', json_build_object('kind', ${companies.kind}, 'id', ${companies.id}),
      'name', ${companies.name}, 'oneLiner', ${companies.oneLiner}) as row
    from ${companies} where ${companies.id} = any(${uuidArray(ids)})
    order by array_position(${uuidArray(ids)}, ${companies.id})`);
  return rows.map(({ row }) => row);
}
