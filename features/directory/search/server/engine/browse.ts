import type { ParsedSearchQuery } from '#features/directory/search/domain/query.ts';
import { LRUCache } from 'lru-cache';
import type { Facets, SearchSort } from '#features/directory/search/domain/search.ts';
import type { Columns } from './columns.ts';
import { countFacets, applyFilters } from './filters.ts';
import { rank } from './full-text-matches.ts';
import { anyPhrase } from './full-text-queries.ts';
import type { Generation } from './generation.ts';
import type { Rows } from './filter-columns.ts';
import type {
  IndexAnswer,
  IndexQuery,
} from '#features/directory/search/server/shared/search-index.ts';

type Order = (one: number, other: number) => number;

const newest =
  ({ created }: Columns): Order =>
  (one, other) =>
    (created[other] ?? 0) - (created[one] ?? 0) || one - other;

/** Sort orders that do not depend on the query; ties by row number. */
export const orderOf: Record<SearchSort, (columns: Columns) => Order> = {
  relevance: newest,
  recency: newest,
  funding({ filters }) {
    const { values } = filters.funding;
    const usd = (row: number) => {
      const value = values[row] ?? -1;
      return Number.isNaN(value) ? -1 : value;
    };
    return (one, other) => usd(other) - usd(one) || one - other;
  },
  name: (columns) => (one, other) => columns.byName(one, other),
};

const roomLeast = 4096;

/** The first `n` rows in an order, without sorting the rest. */
export function firstOf(rows: Rows, order: Order, count: number): number[] {
  const room = Math.max(roomLeast, count * 2);
  let best: number[] = [];
  let last: number | undefined;
  // From the end: newer companies have higher row numbers, and the newest are requested most often.
  for (let place = rows.length - 1; place >= 0; place -= 1) {
    const row = rows[place] ?? 0;
    if (last !== undefined && order(last, row) < 0) continue;
    best.push(row);
    if (best.length < room) continue;
    best = best.toSorted(order).slice(0, count);
    last = best.at(-1);
  }
  return best.toSorted(order).slice(0, count);
}

function everyRow({ end, isThere, count }: Columns, without?: ReadonlySet<number>): Rows {
  const rows = new Uint32Array(count);
  let filled = 0;
  for (let row = 0; row < end; row += 1) {
    if (isThere[row] !== 1 || without?.has(row)) continue;
    rows[filled] = row;
    filled += 1;
  }
  return rows.subarray(0, filled);
}

interface Browsed {
  readonly total: number;
  readonly facets: Facets;
  readonly first: readonly number[];
}

const keptFirst = 500;
/** Memoized by filters and order until the columns change: the directory opens without a query. */
const remembered = new WeakMap<Columns, { version: number; browsed: LRUCache<string, Browsed> }>();
const rememberedMost = 200;

function memoryOf(columns: Columns): LRUCache<string, Browsed> {
  const memory = remembered.get(columns);
  if (memory?.version === columns.version) return memory.browsed;
  const browsed = new LRUCache<string, Browsed>({ max: rememberedMost });
  remembered.set(columns, { version: columns.version, browsed });
  return browsed;
}

/** All companies, filtered and sorted, with an exact count. */
function browse(
  { columns }: Generation,
  { filters, sort, offset, limit }: IndexQuery,
  without?: ReadonlySet<number>,
): IndexAnswer {
  const memory = memoryOf(columns);
  const key = JSON.stringify([filters, sort]);
  const end = offset + limit;
  let browsed = without ? undefined : memory.get(key);
  if (!browsed || end > Math.max(keptFirst, browsed.first.length)) {
    const { rows, rowsOf } = applyFilters(columns, everyRow(columns, without), filters);
    const first = firstOf(rows, orderOf[sort](columns), Math.max(end, keptFirst));
    browsed = { total: rows.length, facets: countFacets(columns, rowsOf, true), first };
    if (!without) memory.set(key, browsed);
  }
  return {
    hits: browsed.first.slice(offset, end).flatMap((row, place) => {
      const id = columns.idOf(row);
      const score = 1 / (offset + place + 1);
      return id === undefined ? [] : [{ id, score, isRelated: false, isPartial: false }];
    }),
    total: browsed.total,
    isTotalExact: true,
    facets: browsed.facets,
    words: [],
  };
}

/** All companies, but for those with words that are excluded. */
export async function browseWithout(
  generation: Generation,
  query: IndexQuery,
  without: ParsedSearchQuery['without'],
): Promise<IndexAnswer> {
  if (without.length === 0) return browse(generation, query);
  const most = generation.columns.end;
  const { rows } = await rank(generation.companies, anyPhrase(without), { most });
  return browse(generation, query, new Set(rows));
}
