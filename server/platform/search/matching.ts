import type { SearchText } from '#domain/search/query.ts';
import { limits } from '#domain/limits.ts';
import type { Columns } from './columns.ts';
import {
  allOf,
  anyOf,
  oneOfEach,
  rank,
  restricted,
  type Ranked,
  type Searched,
} from './engine-query.ts';
import type { Generation } from './generation.ts';
import { combinations, type Alternatives, type WantedWords } from './wanted-words.ts';

/** Rows that match, best first. */
export interface Matches {
  readonly rows: readonly number[];
  readonly scores: ReadonlyMap<number, number>;
  /** False: there are more. */
  readonly isExact: boolean;
}

const most = limits.facetMatches + 1;
/** Names are short, and few are wanted of them: they only move matches up. */
const namesMost = 1000;
const combinationsMost = 8;
/** So many companies the engine reads one by one in little time. */
const fewCompanies = 20_000;

function queriesFor(groups: readonly Alternatives[], companies: number, column: Searched) {
  const [only] = groups;
  if (!only) return [null];
  if (groups.length === 1) return [anyOf(only, column)];
  if (groups.every((group) => group.length === 1)) return [allOf(groups.flat(), column)];
  if (companies <= fewCompanies) return [oneOfEach(groups, column)];
  return combinations(groups, combinationsMost).map((words) => allOf(words, column));
}

function joined(
  columns: Columns,
  found: readonly { readonly ranked: Ranked; readonly from: Searched }[],
): ReadonlyMap<number, number> {
  const scores = new Map<number, number>();
  const byName = new Map<number, number>();
  for (const { ranked, from } of found) {
    const into = from === 'names' ? byName : scores;
    for (const [place, row] of ranked.rows.entries()) {
      if (columns.isThere[row] !== 1) continue;
      into.set(row, Math.max(into.get(row) ?? 0, ranked.scores[place] ?? 0));
    }
  }
  for (const [row, score] of byName) scores.set(row, (scores.get(row) ?? 0) + score);
  return scores;
}

/** The companies that have a word of every group, the phrases, and nothing of what is left out. */
export async function matchesOf(
  { companies, columns, vocabulary }: Generation,
  read: SearchText,
  { groups }: WantedWords,
  where?: string,
): Promise<Matches> {
  const counted = groups.flat().reduce((sum, word) => sum + vocabulary.companiesWith(word), 0);
  const asked = (['words', 'names'] as const).flatMap((from) =>
    // A phrase may stand in any field: a name alone does not tell.
    from === 'names' && groups.length === 0
      ? []
      : queriesFor(groups, counted, from).map(async (query) => ({
          from,
          ranked: await rank(companies, restricted(query, read), {
            most: from === 'names' ? namesMost : most,
            where,
          }),
        })),
  );
  const found = await Promise.all(asked);
  const scores = joined(columns, found);
  const isCut = found.some(({ from, ranked }) => from === 'words' && ranked.rows.length >= most);
  const rows = [...scores.keys()].toSorted(
    (one, other) => (scores.get(other) ?? 0) - (scores.get(one) ?? 0) || one - other,
  );
  return {
    rows: rows.slice(0, limits.facetMatches),
    scores,
    isExact: !isCut && rows.length <= limits.facetMatches,
  };
}
