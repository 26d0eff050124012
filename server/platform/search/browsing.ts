import type { SearchSort } from '#domain/search/search.ts';
import type { Columns } from './columns.ts';
import type { Rows } from './facets.ts';

type Order = (one: number, other: number) => number;

const newest =
  ({ created }: Columns): Order =>
  (one, other) =>
    (created[other] ?? 0) - (created[one] ?? 0) || one - other;

/** Orders of rows that do not depend on what was searched; rows of equal rank by their number. */
export const orderOf: Record<SearchSort, (columns: Columns) => Order> = {
  relevance: newest,
  recency: newest,
  funding({ funding }) {
    const usd = (row: number) => (Number.isNaN(funding[row]) ? -1 : (funding[row] ?? -1));
    return (one, other) => usd(other) - usd(one) || one - other;
  },
  name: (columns) => (one, other) => columns.byName(one, other),
};

/** The first so many in an order, without sorting the rest. */
export function firstOf(rows: Rows, order: Order, count: number): number[] {
  const room = Math.max(1024, count * 2);
  let kept: number[] = [];
  let last: number | undefined;
  for (const row of rows) {
    if (last !== undefined && order(last, row) < 0) continue;
    kept.push(row);
    if (kept.length < room) continue;
    kept = kept.toSorted(order).slice(0, count);
    last = kept.length === count ? kept.at(-1) : undefined;
  }
  return kept.toSorted(order).slice(0, count);
}

/** Every company there is. */
export function everyRow({ end, isThere, count }: Columns, without?: ReadonlySet<number>): Rows {
  const rows = new Uint32Array(count);
  let filled = 0;
  for (let row = 0; row < end; row += 1) {
    if (isThere[row] !== 1 || without?.has(row)) continue;
    rows[filled] = row;
    filled += 1;
  }
  return rows.subarray(0, filled);
}
