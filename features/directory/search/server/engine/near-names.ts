import type { ParsedSearchQuery } from '#features/directory/search/domain/query.ts';
import type { NameSource } from '#features/directory/search/server/shared/search-index.ts';
import type { Generation } from './generation.ts';
import { nearestNames, typedName, type NearName } from './name-trigrams.ts';
import type { QueryTerms } from './query-terms.ts';
import { loadVectorsByIds } from './vectors.ts';

/** From this many letters on, a name with two typos is near although all words are known. */
const lettersForTwoTypos = 8;

/** Names that only typos and blanks keep from being the query. */
export interface NearNames {
  /** Before all matches: the query has a word that nobody wrote. */
  readonly first: readonly number[];
  /** After those with all words. */
  readonly behind: readonly number[];
}

/** Those of a large directory, which the database knows. */
async function fromSource(
  { companies, columns }: Generation,
  text: string,
  source: NameSource,
): Promise<NearName[]> {
  const typed = typedName(text);
  if (typed === null) return [];
  const near = nearestNames(typed, await source(typed.letters));
  const rows = await loadVectorsByIds(
    companies,
    near.map(({ id }) => id),
    false,
  );
  return near.flatMap(({ id, typos }) => {
    const row = rows.get(id)?.row;
    return row === undefined || columns.isThere[row] !== 1 ? [] : [{ row, typos }];
  });
}

/** In a large directory only for a query with a word that nobody wrote: the database is asked. */
export async function findNearNames(
  generation: Generation,
  { phrases, without }: ParsedSearchQuery,
  { hasTypo }: QueryTerms,
  text: string,
  source: NameSource | null,
): Promise<NearNames> {
  const { columns } = generation;
  if (phrases.length + without.length > 0) return { first: [], behind: [] };
  if (!columns.hasNameTrigrams) {
    const near = hasTypo && source ? await fromSource(generation, text, source) : [];
    return { first: near.map(({ row }) => row), behind: [] };
  }
  const near = columns.nearNames(text);
  if (hasTypo) return { first: near.map(({ row }) => row), behind: [] };
  const typosMost = text.length < lettersForTwoTypos ? 1 : 2;
  const behind = near.filter(({ typos }) => typos <= typosMost).map(({ row }) => row);
  return { first: [], behind };
}
