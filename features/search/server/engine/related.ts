import { fuseRankings } from '#features/search/domain/rank-fusion.ts';
import type { ParsedSearchQuery } from '#features/search/domain/query.ts';
import type { Generation } from './generation.ts';
import type { Rows } from './filter-columns.ts';
import { conditionOfAll } from './filters.ts';
import { findNeighbours } from './vectors.ts';
import type { IndexQuery } from '#features/search/server/public/search-index.ts';
import type { QueryTerms } from './vocabulary.ts';

/** From this many matches on, semantic search is skipped (decision 26): no query vector is computed. */
export const relatedBelow = 50;
/** Number of nearest neighbours requested. */
export const neighboursMost = 50;

/** Full-text matches rank above semantic ones; similarity decides between near equals. */
const wordsWeight = 8;
/** Matches beyond keep their order. */
const fusedMost = 200;
const queryCharacters = 2000;

export interface MergedMatches {
  readonly rows: Rows;
  /** Those without a matching word. */
  readonly related: ReadonlySet<number>;
}

/**
 * Merges full-text matches and semantic neighbours by reciprocal rank fusion.
 *
 * @param isPartial the matches contain any of the words, not all: both rankings then weigh the same
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

/** The query text with completed and corrected words. */
function expandedText(typed: string, { groups }: QueryTerms): string {
  const taken = groups.flatMap(([word]) => word ?? []);
  const isKnown = new Set(typed.toLowerCase().split(/\s+/u));
  const others = taken.filter((word) => !isKnown.has(word));
  return [typed.slice(0, queryCharacters), ...others].join(' ');
}

/**
 * Rows semantically similar to the query, within its filters. None for queries with quotes or a
 * minus, which are exact, or for orders other than relevance.
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
