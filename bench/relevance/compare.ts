import { formatInterval } from './intervals.ts';
import type { JudgedQuery } from './judgements.ts';
import { ndcg, recall, reciprocalRank } from './metrics.ts';
import type { SearchVariant } from './search-variants.ts';

type Figure = (found: readonly string[], query: JudgedQuery) => number;

export const topicFigures: Readonly<Record<string, Figure>> = {
  'nDCG@10': (found, { judgement }) => ndcg(found, judgement),
  'recall@100': (found, { judgement }) => recall(found, judgement, 100),
  'no result': (found) => Number(found.length === 0),
};

export const knownItemFigures: Readonly<Record<string, Figure>> = {
  'MRR@10': (found, { judgement }) => reciprocalRank(found, judgement),
  'no result': (found) => Number(found.length === 0),
};

/** Mean of each figure with its interval, by search. */
export async function compare(
  queries: readonly JudgedQuery[],
  searches: Readonly<Record<string, SearchVariant>>,
  figures: Readonly<Record<string, Figure>>,
): Promise<Record<string, Record<string, string>>> {
  const rows: Record<string, Record<string, string>> = {};
  for (const [name, find] of Object.entries(searches)) {
    const found: (readonly string[])[] = [];
    for (const { query } of queries) found.push(await find(query));
    rows[name] = Object.fromEntries(
      Object.entries(figures).map(([figure, compute]) => [
        figure,
        formatInterval(queries.map((query, at) => compute(found[at] ?? [], query))),
      ]),
    );
  }
  return rows;
}
