import { formatGain, formatInterval } from './intervals.ts';
import type { JudgedQuery } from './judgements.ts';
import { ndcg, recall, reciprocalRank } from './metrics.ts';
import type { SearchVariant } from './judged-set.ts';
import { isTextless } from './mixed-set.ts';

type Figure = (ids: readonly string[], query: JudgedQuery) => number;

export const topicFigures: Readonly<Record<string, Figure>> = {
  'nDCG@10': (ids, { judgement }) => ndcg(ids, judgement),
  'recall@100': (ids, { judgement }) => recall(ids, judgement, 100),
  'no result': (ids) => Number(ids.length === 0),
};

export const knownItemFigures: Readonly<Record<string, Figure>> = {
  'MRR@10': (ids, { judgement }) => reciprocalRank(ids, judgement),
  'no result': (ids) => Number(ids.length === 0),
  'textless of eight': (ids) => ids.slice(0, 8).filter(isTextless).length,
};

/** Mean of each figure with its interval, by search; of the first figure also the gain on the last search. */
export async function compare(
  queries: readonly JudgedQuery[],
  searches: Readonly<Record<string, SearchVariant>>,
  figures: Readonly<Record<string, Figure>>,
): Promise<Record<string, Record<string, string>>> {
  const names = Object.keys(searches);
  const results = new Map<string, (readonly string[])[]>();
  for (const [name, find] of Object.entries(searches)) {
    const lists: (readonly string[])[] = [];
    for (const { query } of queries) lists.push(await find(query));
    results.set(name, lists);
  }
  const valuesOf = (name: string, compute: Figure) =>
    queries.map((query, at) => compute(results.get(name)?.[at] ?? [], query));
  const [last = ''] = names.slice(-1);
  const [[best = '', first] = []] = Object.entries(figures);
  return Object.fromEntries(
    names.map((name) => [
      name,
      {
        ...Object.fromEntries(
          Object.entries(figures).map(([figure, compute]) => [
            figure,
            formatInterval(valuesOf(name, compute)),
          ]),
        ),
        ...(first && {
          [`${best} beyond ${last}`]: formatGain(valuesOf(name, first), valuesOf(last, first)),
        }),
      },
    ]),
  );
}
