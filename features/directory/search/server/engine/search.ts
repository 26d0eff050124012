import {
  formsOf,
  parseSearchQuery,
  type ParsedSearchQuery,
} from '#features/directory/search/domain/query.ts';
import { withoutFrames } from '#features/directory/search/domain/question-frames.ts';
import { fuseScores, type Additions } from '#features/directory/search/domain/score-fusion.ts';
import { stemOf } from '#features/directory/companies/domain/stem.ts';
import type {
  IndexAnswer,
  IndexQuery,
  NameSource,
} from '#features/directory/search/server/shared/search-index.ts';
import { browseWithout, firstOf, orderOf } from './browse.ts';
import { splitUnknownWords } from './compounds.ts';
import { contextMatches } from './context.ts';
import { applyFilters, countAlone, countFacets } from './filters.ts';
import { findByWords, type Asked, type FoundByWords } from './found-by-words.ts';
import type { Generation } from './generation.ts';
import { findSome, maySomeFollow } from './matches.ts';
import {
  firstAndCount,
  orderBehind,
  orderMatches,
  type Fuse,
  type Listed,
} from './ordered-hits.ts';
import { expandQueryTerms, type QueryTerms } from './query-terms.ts';
import { findRelatedRows } from './related.ts';
import { RowSet } from './row-set.ts';
import { findTopicAdditions, isTopic } from './topic.ts';

/** For marks: the stems that were searched, and their plurals. */
const shownWords = ({ groups }: QueryTerms, { phrases }: ParsedSearchQuery): string[] => [
  ...new Set(
    [...groups.flat(), ...phrases.flat().map(stemOf)]
      .map((word) => word.replace(/^!/u, ''))
      .flatMap((word) => [word, ...formsOf(word)]),
  ),
];

const nothing: ReadonlyMap<number, number> = new Map();

/** What similarity counts beside what else orders a topic. */
const meaningOfTopic = 0.5;

/** What orders the matches beside their words, and what may be added to them. */
async function findBeside(request: Asked, byWords: FoundByWords, maySome: boolean) {
  const { generation, query, read, wanted } = request;
  const { found, isAlone, isEnough } = byWords;
  const [meaning, some] = await Promise.all([
    isAlone || isEnough ? nothing : findRelatedRows(generation, read, wanted, query),
    maySome ? findSome(generation, read, wanted, query) : nothing,
  ]);
  // The same on each page: the order must not depend on which of them is shown.
  const isShort = found.rows.length < contextMatches;
  const best = isShort ? new Map([...some, ...found.scores]) : found.scores;
  const isOfTopic = !isAlone && isTopic(generation, read, wanted, query);
  const additions: Additions<number> = isOfTopic
    ? { meaning, ...(await findTopicAdditions(generation, wanted, query, best, isEnough)) }
    : { meaning };
  const { queryWeight } = generation.model?.embedder ?? {};
  const weight =
    isOfTopic && queryWeight !== undefined ? queryWeight * meaningOfTopic : queryWeight;
  const fuse: Fuse = (words) => fuseScores(words, additions, weight);
  return { some, additions, fuse };
}

/** Finds companies, best first, with their number and facets. */
export async function searchGeneration(
  generation: Generation,
  query: IndexQuery,
  nameSource: NameSource | null = null,
): Promise<IndexAnswer> {
  const { columns, vocabulary } = generation;
  const { text, filters, sort, offset, limit } = query;
  const read = await splitUnknownWords(generation, parseSearchQuery(withoutFrames(text)));
  const terms = expandQueryTerms(read, vocabulary);
  const request: Asked = { generation, query, read, wanted: terms };
  const isEmpty = terms.groups.length + read.phrases.length === 0;
  if (isEmpty && !terms.hasUnknown) return browseWithout(generation, query, read.without);

  const byWords = await findByWords(request, nameSource);
  const { found, isPartial, names } = byWords;
  const total = found.rows.length;
  if (limit === 0) return countAlone(columns, found);
  const end = offset + limit;
  const isEndShown = end >= total;
  const mayFollow = !isPartial && maySomeFollow(read, terms, query);
  const maySome = mayFollow && (isEndShown || total < contextMatches);
  const { some, additions, fuse } = await findBeside(request, byWords, maySome);

  const matched = new RowSet(found.rows, columns.end);
  const pinnedRows = new Set(names.filter((row) => matched.has(row)));
  // Without vectors search is by words alone: the context orders, and adds nothing.
  const isFound = (row: number) =>
    (additions.meaning?.size ?? 0) > 0 ||
    some.has(row) ||
    additions.variants?.has(row) === true ||
    additions.phrases?.has(row) === true;
  const isAdded = (row: number) =>
    byWords.isFew && !matched.has(row) && columns.isThere[row] === 1 && isFound(row);
  const isListed = (row: number) => matched.has(row) || (isPartial && isAdded(row));
  const behind = mayFollow
    ? [...applyFilters(columns, byWords.behind, filters).rows].filter((row) => !matched.has(row))
    : [];

  function inOrder(): { first: readonly Listed[]; count: number } {
    if (sort !== 'relevance') {
      const rows = firstOf(found.rows, orderOf[sort](columns), end);
      return { first: rows.map((row) => ({ row })), count: total };
    }
    const matches = orderMatches(found, pinnedRows, fuse, isListed);
    const following = isPartial
      ? []
      : orderBehind(behind, some, byWords.isFew ? fuse : null, isAdded);
    const isUnknownEnd = mayFollow && !isEndShown && total >= contextMatches;
    const { first, count } = firstAndCount([matches, following], end);
    return { first, count: count + (isUnknownEnd ? 1 : 0) };
  }

  const { first, count } = inOrder();
  return {
    hits: first.slice(offset).flatMap(({ row, parts }, place) => {
      const id = columns.idOf(row);
      if (id === undefined) return [];
      const isMatch = matched.has(row);
      return {
        id,
        score: 1 / (offset + place + 1),
        parts,
        isRelated: !isMatch && !some.has(row) && !behind.includes(row),
        isPartial: isMatch ? isPartial && !pinnedRows.has(row) : some.has(row),
      };
    }),
    total,
    listed: count,
    isTotalExact: found.isExact,
    facets: countFacets(columns, found.rowsOf, found.isExact),
    words: shownWords(terms, read),
  };
}
