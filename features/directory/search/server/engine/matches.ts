import type { ParsedSearchQuery } from '#features/directory/search/domain/query.ts';
import { searchLimits } from '#features/directory/search/domain/limits.ts';
import type { IndexQuery } from '#features/directory/search/server/shared/search-index.ts';
import { applyFilters, conditionOfAll, namesSet, type FilteredRows } from './filters.ts';
import { findMatches, type Matches } from './full-text-matches.ts';
import type { Generation } from './generation.ts';
import type { QueryTerms } from './query-terms.ts';

/** Similarity can move this many of the best matches; those behind keep their order. */
const scoredMost = 200;

/** Matches that pass the filters, best first. */
export interface Found extends FilteredRows {
  readonly isExact: boolean;
  /** Scores of the best. */
  readonly scores: ReadonlyMap<number, number>;
}

const nothing: Found = { rows: [], rowsOf: () => [], isExact: true, scores: new Map() };

function scoresOf({ rows, scores }: Matches, selection: ArrayLike<number>): Map<number, number> {
  const length = Math.min(scoredMost, selection.length);
  const isKept = new Set(Array.from({ length }, (_, place) => selection[place]));
  const held = new Map<number, number>();
  for (let place = 0; place < rows.length && held.size < isKept.size; place += 1) {
    const row = rows[place] ?? 0;
    if (isKept.has(row)) held.set(row, scores[place] ?? 0);
  }
  return held;
}

type Find = (where?: string) => Promise<Matches>;

/** Many matches under filters: the engine filters, once per facet that is counted separately. */
async function filteredByEngine(find: Find, { filters }: IndexQuery): Promise<Found> {
  const active = namesSet(filters);
  const [all, ...others] = await Promise.all([
    find(conditionOfAll(filters)),
    ...active.map((name) => find(conditionOfAll(filters, name))),
  ]);
  const byName = new Map(active.map((name, place) => [name, others[place]?.rows]));
  return {
    rows: all.rows,
    rowsOf: (name) => byName.get(name) ?? all.rows,
    isExact: all.isExact && others.every(({ isExact }) => isExact),
    scores: scoresOf(all, all.rows),
  };
}

async function filtered(
  { columns }: Generation,
  find: Find,
  query: IndexQuery,
  mayFit: boolean,
): Promise<Found> {
  const isNarrowed = namesSet(query.filters).length > 0;
  if (!isNarrowed || mayFit) {
    const matches = await find();
    if (!isNarrowed || matches.isExact) {
      const passing = applyFilters(columns, matches.rows, query.filters);
      return { ...passing, isExact: matches.isExact, scores: scoresOf(matches, passing.rows) };
    }
  }
  return filteredByEngine(find, query);
}

/** Companies with all the words. */
export async function findWithAllWords(
  generation: Generation,
  read: ParsedSearchQuery,
  terms: QueryTerms,
  query: IndexQuery,
): Promise<Found> {
  const isHopeless = terms.hasUnknown || terms.groups.length + read.phrases.length === 0;
  if (isHopeless) return nothing;
  const mayFit = terms.most <= searchLimits.facetMatches || terms.groups.length !== 1;
  const find: Find = (where) => findMatches(generation, read, terms, { where });
  return filtered(generation, find, query, mayFit);
}

const hasOther = (read: ParsedSearchQuery, { groups, hasUnknown }: QueryTerms): boolean =>
  read.phrases.length === 0 && groups.length > (hasUnknown ? 0 : 1);

/** In a larger directory the ten-thousandth company has a word of a sentence, and nothing to do with it. */
const largeDirectory = 50_000;

/** Companies with any of the words: the answer when none has all. */
export async function findWithAnyWord(
  generation: Generation,
  read: ParsedSearchQuery,
  terms: QueryTerms,
  query: IndexQuery,
): Promise<Found> {
  if (!hasOther(read, terms)) return nothing;
  const isLarge = generation.columns.count > largeDirectory;
  const some = isLarge ? searchLimits.facetMatchesOfSome : searchLimits.facetMatches;
  const find: Find = (where) => findMatches(generation, read, terms, { where, some });
  return filtered(generation, find, query, true);
}

/** Whether companies with some of the words may follow those with all. */
export const maySomeFollow = (
  read: ParsedSearchQuery,
  terms: QueryTerms,
  { withSome, sort }: IndexQuery,
): boolean =>
  withSome === true && sort === 'relevance' && read.without.length === 0 && hasOther(read, terms);

/** The best companies with some of the words, and their scores. */
export async function findSome(
  generation: Generation,
  read: ParsedSearchQuery,
  terms: QueryTerms,
  { filters }: IndexQuery,
): Promise<ReadonlyMap<number, number>> {
  const where = conditionOfAll(filters);
  const some = searchLimits.someWordsMost;
  const matches = await findMatches(generation, read, terms, { where, some });
  return new Map(Array.from(matches.rows, (row, place) => [row, matches.scores[place] ?? 0]));
}
