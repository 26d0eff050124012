import type { Columns } from '#features/directory/search/server/engine/columns.ts';
import type { Rarity } from './similarity.ts';

/** A row's tags, by their numbers in the directory. */
export function tagsOf({ filters }: Columns, row: number): number[] {
  const { at, count, held } = filters.tags;
  const from = at[row] ?? 0;
  return [...held.subarray(from, from + (count[row] ?? 0))];
}

const counts = new WeakMap<Columns, { version: number; held: Uint32Array }>();

/** Number of companies per tag; counted again after a change. */
function tagCountsOf(columns: Columns): Uint32Array {
  const entry = counts.get(columns);
  if (entry?.version === columns.version) return entry.held;
  const { isThere, end } = columns;
  const { at, count, held: tags, codes } = columns.filters.tags;
  const held = new Uint32Array(codes.values.length);
  for (let row = 0; row < end; row += 1) {
    if (isThere[row] !== 1) continue;
    const from = at[row] ?? 0;
    const to = from + (count[row] ?? 0);
    for (let nth = from; nth < to; nth += 1) {
      const tag = tags[nth] ?? 0;
      held[tag] = (held[tag] ?? 0) + 1;
    }
  }
  counts.set(columns, { version: columns.version, held });
  return held;
}

/** Inverse document frequency of a tag. */
export const rarity =
  (companies: number, heldBy: (tag: number) => number): Rarity =>
  (tag) =>
    Math.log(1 + companies / Math.max(1, heldBy(tag)));

export function rarityIn(columns: Columns): Rarity {
  const held = tagCountsOf(columns);
  return rarity(columns.count, (tag) => held[tag] ?? 0);
}

/** Weight of each tag for some companies: frequency among them times rarity. */
export function tagWeights(
  tagged: readonly (readonly number[])[],
  rarityOf: Rarity,
): ReadonlyMap<number, number> {
  const shares = new Map<number, number>();
  for (const tags of tagged) for (const tag of tags) shares.set(tag, (shares.get(tag) ?? 0) + 1);
  return new Map(
    [...shares].map(([tag, count]) => [tag, Math.sqrt(count / tagged.length) * rarityOf(tag)]),
  );
}

/** The rows with the greatest tag weights, heaviest first; rows without these tags are left out. */
export function heaviestRows(
  columns: Columns,
  weights: ReadonlyMap<number, number>,
  most: number,
  isWanted: (row: number) => boolean,
): number[] {
  const { isThere, end } = columns;
  const { at, count, held: tags, codes } = columns.filters.tags;
  const weightOf = new Float64Array(codes.values.length);
  for (const [tag, weight] of weights) weightOf[tag] = weight;
  let best: { row: number; weight: number }[] = [];
  let least = 0;
  const cut = () => {
    best = best.toSorted((one, other) => other.weight - one.weight || one.row - other.row);
    best = best.slice(0, most);
    least = best.length < most ? 0 : (best.at(-1)?.weight ?? 0);
  };
  for (let row = 0; row < end; row += 1) {
    if (isThere[row] !== 1) continue;
    const from = at[row] ?? 0;
    const to = from + (count[row] ?? 0);
    let weight = 0;
    for (let nth = from; nth < to; nth += 1) weight += weightOf[tags[nth] ?? 0] ?? 0;
    if (weight <= least || !isWanted(row)) continue;
    best.push({ row, weight });
    if (best.length > 4 * most) cut();
  }
  cut();
  return best.map(({ row }) => row);
}
