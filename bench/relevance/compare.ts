import { formatInterval } from './intervals.ts';
import type { JudgedQuery } from './judgements.ts';
import { ndcg, recall, reciprocalRank } from './metrics.ts';
import type { SearchVariant } from './judged-set.ts';

type Figure = (ids: readonly string[], query: JudgedQuery) => number;

export const topicFigures: Readonly<Record<string, Figure>> = {
  'nDCG@10': (ids, { judgement }) => ndcg(ids, judgement),
  'recall@100': (ids, { judgement }) => recall(ids, judgement, 100),
  'no result': (ids) => Number(ids.length === 0),
};

export const knownItemFigures: Readonly<Record<string, Figure>> = {
  'MRR@10': (ids, { judgement }) => reciprocalRank(ids, judgement),
  'no result': (ids) => Number(ids.length === 0),
};

/** Mean of each figure with its interval, by search. */
export async function compare(
  queries: readonly JudgedQuery[],
  searches: Readonly<Record<string, SearchVariant>>,
  figures: Readonly<Record<string, Figure>>,
): Promise<Record<string, Record<string, string>>> {
  const rows: Record<string, Record<string, string>> = {};
  for (const [name, find] of Object.entries(searches)) {
    const results: (readonly string[])[] = [];
    for (const { query } of queries) results.push(await find(query));
    rows[name] = Object.fromEntries(
      Object.entries(figures).map(([figure, compute]) => [
        figure,
        formatInterval(queries.map((query, at) => compute(results[at] ?? [], query))),
      ]),
    );
  }
  return rows;
}
