import { fuseRankings } from '#features/search/domain/rank-fusion.ts';
import type { ParsedSearchQuery } from '#features/search/domain/query.ts';
import type { Generation } from './generation.ts';
import type { Rows } from './filter-columns.ts';
import { conditionOfAll } from './filters.ts';
import { findNeighbours } from './vectors.ts';
import type { IndexQuery } from '#features/search/server/public/search-index.ts';
import type { QueryTerms } from './vocabulary.ts';

/** With as many matches as this words need no help (decision 26): no point is even asked for. */
export const relatedBelow = 50;
/** So many neighbours are looked for. */
export const neighboursMost = 50;

/** What all words match stays before what only means the like; meaning decides between near equals. */
const wordsWeight = 8;
/** Matches further back stay where they are. */
const fusedMost = 200;
const queryCharacters = 2000;

export interface MergedMatches {
  readonly rows: Rows;
  /** Those of them that no word matched. */
  readonly related: ReadonlySet<number>;
}

/**
 * Matches of words and neighbours in meaning in one order, by reciprocal rank.
 *
 * @param isPartial the matches hold any of the words, not all: then both have the same say
 */
export function mergeRelated(
  matches: Rows,
  relatives: readonly number[],
  isPartial: boolean,
): MergedMatches {
  if (relatives.length === 0) return { rows: matches, related: new Set() };
  const matched = new Set(matches);
  const ids = [...matches.slice(0, fusedMost)];
  const fused = fuseRankings([{ ids, weight: isPartial ? 1 : wordsWeight }, { ids: relatives }]);
  const rows = new Set([...fused.map(({ id }) => id), ...matches.slice(fusedMost)]);
  return { rows: [...rows], related: new Set(relatives.filter((row) => !matched.has(row))) };
}

/** What was typed, and what its words were taken for: whole instead of begun, right instead of misspelt. */
function expandedText(typed: string, { groups }: QueryTerms): string {
  const taken = groups.flatMap(([word]) => word ?? []);
  const isKnown = new Set(typed.toLowerCase().split(/\s+/u));
  const others = taken.filter((word) => !isKnown.has(word));
  return [typed.slice(0, queryCharacters), ...others].join(' ');
}

/**
 * Rows near in meaning to what was typed, within its filters. None when quotes or a minus say
 * exactly what is wanted, or when another order than by relevance is.
 */
export async function findRelatedRows(
  { companies, model }: Generation,
  { phrases, without }: ParsedSearchQuery,
  wanted: QueryTerms,
  { text, filters, sort }: IndexQuery,
): Promise<readonly number[]> {
  const isExact = phrases.length > 0 || without.length > 0;
  if (model === null || isExact || sort !== 'relevance') return [];
  const point = await model.embedder.ofQuery(expandedText(text, wanted));
  if (point === null) return [];
  const { minSimilarity } = model.embedder;
  const where = conditionOfAll(filters);
  return findNeighbours(companies, point, { most: neighboursMost, minSimilarity, where });
}
