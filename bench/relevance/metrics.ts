/** Ranking metrics, given the relevant ids. */

/** The grade of an id: 3 is relevant, 1 is near; missing is 0. */
export type Judgement = ReadonlyMap<string, number>;

const gain = (grade: number) => 2 ** grade - 1;
const discounted = (grades: readonly number[]) =>
  grades.reduce((sum, grade, place) => sum + gain(grade) / Math.log2(place + 2), 0);

/** Normalised discounted cumulative gain over the first `depth` (Järvelin, Kekäläinen 2002). */
export function ndcg(ids: readonly string[], judgement: Judgement, depth = 10): number {
  const grades = ids.slice(0, depth).map((id) => judgement.get(id) ?? 0);
  const best = [...judgement.values()].toSorted((a, b) => b - a).slice(0, depth);
  return discounted(grades) / discounted(best);
}

/** Recall within the first `depth`, relative to what fits there; 1 without relevant ids. */
export function recall(ids: readonly string[], judgement: Judgement, depth = 50): number {
  const meant = new Set([...judgement].filter(([, grade]) => grade >= 2).map(([id]) => id));
  const hits = ids.slice(0, depth).filter((id) => meant.has(id)).length;
  return meant.size === 0 ? 1 : hits / Math.min(depth, meant.size);
}

/** One over the place of the first relevant id within the first `depth`; 0 when none is there. */
export function reciprocalRank(ids: readonly string[], judgement: Judgement, depth = 10): number {
  const place = ids.slice(0, depth).findIndex((id) => (judgement.get(id) ?? 0) >= 2);
  return place < 0 ? 0 : 1 / (place + 1);
}

const thousandths = (value: number) => Math.round(value * 1000) / 1000;

/** Means over queries, and the share of queries without results. */
export async function computeMetrics(
  queries: readonly { readonly query: string; readonly judgement: Judgement }[],
  find: (query: string) => Promise<readonly string[]>,
) {
  let [gained, recalled, empty] = [0, 0, 0];
  for (const { query, judgement } of queries) {
    const ids = await find(query);
    gained += ndcg(ids, judgement);
    recalled += recall(ids, judgement);
    if (ids.length === 0) empty += 1;
  }
  const share = (sum: number) => thousandths(sum / queries.length);
  return { 'nDCG@10': share(gained), 'recall@50': share(recalled), 'no result': share(empty) };
}
