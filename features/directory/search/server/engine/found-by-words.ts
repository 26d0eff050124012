import type { ParsedSearchQuery } from '#features/directory/search/domain/query.ts';
import type {
  IndexQuery,
  NameSource,
} from '#features/directory/search/server/shared/search-index.ts';
import { findExactRows } from './exact-names.ts';
import type { Rows } from './filter-columns.ts';
import { applyFilters } from './filters.ts';
import type { Generation } from './generation.ts';
import { findWithAllWords, findWithAnyWord, type Found } from './matches.ts';
import { findNearNames } from './near-names.ts';
import type { QueryTerms } from './query-terms.ts';
import { isEnough, relatedBelow } from './related.ts';

/** A query as it was read for one index. */
export interface Asked {
  readonly generation: Generation;
  readonly query: IndexQuery;
  readonly read: ParsedSearchQuery;
  readonly wanted: QueryTerms;
}

/** Puts names first, whatever the scores. */
function pinned({ generation, query }: Asked, matches: Found, names: readonly number[]): Found {
  if (names.length === 0) return matches;
  const first = applyFilters(generation.columns, names, query.filters);
  const joined = (one: Rows, other: Rows) => [...new Set([...one, ...other])];
  return {
    ...matches,
    rows: joined(first.rows, matches.rows),
    rowsOf: (name) => joined(first.rowsOf(name), matches.rowsOf(name)),
  };
}

export interface FoundByWords {
  /** What is counted: those named so first. */
  readonly found: Found;
  /** None has all the words: these have some of them. */
  readonly isPartial: boolean;
  readonly names: readonly number[];
  /** With similar names, behind the matches. */
  readonly behind: readonly number[];
  /** They need nothing beside them: somebody is named. */
  readonly isAlone: boolean;
  /** They are so many that nothing is looked for beside them. */
  readonly isEnough: boolean;
  /** They are so few that others may be added. */
  readonly isFew: boolean;
}

/** Finds companies by their words and names, without what is similar to them. */
export async function findByWords(
  request: Asked,
  nameSource: NameSource | null,
): Promise<FoundByWords> {
  const { generation, query, read, wanted } = request;
  const { text } = query;
  const [whole, exact, near] = await Promise.all([
    findWithAllWords(generation, read, wanted, query),
    read.without.length > 0 ? [] : findExactRows(generation, text),
    findNearNames(generation, read, wanted, text, nameSource),
  ]);
  const isPartial = whole.rows.length === 0 && exact.length === 0;
  const matches = isPartial ? await findWithAnyWord(generation, read, wanted, query) : whole;
  const names = [...exact, ...near.first, ...(isPartial ? near.behind : [])];
  return {
    found: pinned(request, matches, names),
    isPartial,
    names,
    behind: near.behind,
    isAlone: exact.length > 0,
    isEnough: isEnough(generation, whole.rows.length),
    isFew: whole.rows.length < relatedBelow,
  };
}
