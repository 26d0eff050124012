import {
  formsOf,
  parseSearchQuery,
  type ParsedSearchQuery,
} from '#features/search/domain/query.ts';
import {
  fuseScores,
  type Additions,
  type Scored,
  type ScoreParts,
} from '#features/search/domain/score-fusion.ts';
import { stemOf } from '#features/search/domain/stem.ts';
import type {
  IndexAnswer,
  IndexQuery,
  NameSource,
} from '#features/search/server/public/search-index.ts';
import { browse, firstOf, orderOf } from './browse.ts';
import { findExactRows } from './exact-names.ts';
import type { Rows } from './filter-columns.ts';
import { applyFilters, countFacets } from './filters.ts';
import { anyPhrase, rank } from './full-text-matches.ts';
import type { Generation } from './generation.ts';
import {
  findSome,
  findWithAllWords,
  findWithAnyWord,
  maySomeFollow,
  type Found,
} from './matches.ts';
import { splitUnknownWords } from './compounds.ts';
import { contextMatches } from './context.ts';
import { findNearNames } from './near-names.ts';
import { RowSet } from './row-set.ts';
import { findRelatedRows, isEnough, relatedBelow } from './related.ts';
import { expandQueryTerms, type QueryTerms } from './query-terms.ts';
import { findTopicAdditions, isTopic } from './topic.ts';

/** Puts names first, whatever the scores. */
function pinned(
  { columns }: Generation,
  found: Found,
  names: readonly number[],
  { filters }: IndexQuery,
): Found {
  if (names.length === 0) return found;
  const first = applyFilters(columns, names, filters);
  const joined = (one: Rows, other: Rows) => [...new Set([...one, ...other])];
  return {
    ...found,
    rows: joined(first.rows, found.rows),
    rowsOf: (name) => joined(first.rowsOf(name), found.rowsOf(name)),
  };
}

const nothing: ReadonlyMap<number, number> = new Map();

interface Listed {
  readonly row: number;
  readonly parts?: ScoreParts;
}

type Fuse = (words: ReadonlyMap<number, number>) => readonly Scored<number>[];

/** The matches: pinned names, then by score, then those whose order nothing else changes. */
function* listed(
  { rows, scores }: Found,
  names: ReadonlySet<number>,
  fuse: Fuse,
  isListed: (row: number) => boolean,
): Generator<Listed> {
  let place = 0;
  for (; names.has(rows[place] ?? -1); place += 1) yield { row: rows[place] ?? 0 };
  const words = new Map([...scores].filter(([row]) => !names.has(row)));
  const fused = fuse(words).filter(({ id }) => !names.has(id) && isListed(id));
  const isFused = new Set(fused.map(({ id }) => id));
  for (const { id: row, ...parts } of fused) yield { row, parts };
  for (; place < rows.length; place += 1) {
    const row = rows[place] ?? 0;
    if (!isFused.has(row)) yield { row };
  }
}

/** What follows the matches, without being counted. */
function* following(
  names: readonly number[],
  some: ReadonlyMap<number, number>,
  fuse: Fuse,
  isAdded: (row: number) => boolean,
): Generator<Listed> {
  for (const row of names) yield { row };
  const near = new Set(names);
  for (const { id: row, ...parts } of fuse(some)) {
    if (isAdded(row) && !near.has(row)) yield { row, parts };
  }
}

/** The first of these, and how many there are: a page is shown, thousands are counted. */
function pageOf(listed: readonly Iterable<Listed>[], most: number) {
  const first: Listed[] = [];
  let count = 0;
  for (const part of listed) {
    for (const one of part) {
      if (count < most) first.push(one);
      count += 1;
    }
  }
  return { first, count };
}

/** For marks: the stems that were searched, and their plurals. */
const shownWords = ({ groups }: QueryTerms, { phrases }: ParsedSearchQuery): string[] => [
  ...new Set(
    [...groups.flat(), ...phrases.flat().map(stemOf)]
      .map((word) => word.replace(/^!/u, ''))
      .flatMap((word) => [word, ...formsOf(word)]),
  ),
];

export async function searchGeneration(
  generation: Generation,
  query: IndexQuery,
  nameSource: NameSource | null = null,
): Promise<IndexAnswer> {
  const { columns } = generation;
  const { text, filters, sort, offset, limit } = query;
  const read = await splitUnknownWords(generation, parseSearchQuery(text));
  const wanted = expandQueryTerms(read, generation.vocabulary);
  const { phrases, without } = read;
  if (wanted.groups.length + phrases.length === 0 && !wanted.hasUnknown) {
    if (without.length === 0) return browse(generation, query);
    const most = columns.end;
    const { rows } = await rank(generation.companies, anyPhrase(without), { most });
    return browse(generation, query, new Set(rows));
  }
  const [whole, exact, near] = await Promise.all([
    findWithAllWords(generation, read, wanted, query),
    without.length > 0 ? [] : findExactRows(generation, text),
    findNearNames(generation, read, wanted, text, nameSource),
  ]);
  const isPartial = whole.rows.length === 0 && exact.length === 0;
  const matches = isPartial ? await findWithAnyWord(generation, read, wanted, query) : whole;
  const names = [...exact, ...near.first, ...(isPartial ? near.behind : [])];
  const found = pinned(generation, matches, names, query);
  const total = found.rows.length;
  const end = offset + limit;

  const isAlone = exact.length > 0 || isEnough(generation, whole.rows.length);
  const mayAdd = whole.rows.length < relatedBelow;
  const mayFollow = !isPartial && maySomeFollow(read, wanted, query);
  const isEndShown = end >= total;
  const [meaning, some] = await Promise.all([
    isAlone ? nothing : findRelatedRows(generation, read, wanted, query),
    mayFollow && (isEndShown || total < contextMatches)
      ? findSome(generation, read, wanted, query)
      : nothing,
  ]);
  // The same on each page: the order must not depend on which of them is shown.
  const best = total < contextMatches ? new Map([...some, ...found.scores]) : found.scores;
  const additions: Additions<number> =
    isAlone || !isTopic(generation, read, wanted, query)
      ? { meaning }
      : { meaning, ...(await findTopicAdditions(generation, wanted, query, best)) };
  const fuse: Fuse = (words) =>
    fuseScores(words, additions, generation.model?.embedder.queryWeight);
  const matched = new RowSet(found.rows, columns.end);
  const pinnedRows = new Set(names.filter((row) => matched.has(row)));
  // Without vectors search is by words alone: the context orders, and adds nothing.
  const isFound = (row: number) =>
    meaning.size > 0 ||
    some.has(row) ||
    additions.variants?.has(row) === true ||
    additions.phrases?.has(row) === true;
  const isAdded = (row: number) =>
    mayAdd && !matched.has(row) && columns.isThere[row] === 1 && isFound(row);
  const isListed = (row: number) => matched.has(row) || (isPartial && isAdded(row));
  const behindNames = mayFollow
    ? [...applyFilters(columns, near.behind, filters).rows].filter((row) => !matched.has(row))
    : [];
  const ordered =
    sort === 'relevance'
      ? pageOf(
          [
            listed(found, pinnedRows, fuse, isListed),
            isPartial ? [] : following(behindNames, some, fuse, isAdded),
          ],
          end,
        )
      : {
          first: firstOf(found.rows, orderOf[sort](columns), end).map((row): Listed => ({ row })),
          count: total,
        };
  const isUnknownEnd = mayFollow && !isEndShown && total >= contextMatches;
  return {
    hits: ordered.first.slice(offset).flatMap(({ row, parts }, place) => {
      const id = columns.idOf(row);
      if (id === undefined) return [];
      const isMatch = matched.has(row);
      return {
        ...{ id, score: 1 / (offset + place + 1), parts },
        isRelated: !isMatch && !some.has(row) && !behindNames.includes(row),
        isPartial: isMatch ? isPartial && !pinnedRows.has(row) : some.has(row),
      };
    }),
    total,
    listed: ordered.count + (sort === 'relevance' && isUnknownEnd ? 1 : 0),
    isTotalExact: found.isExact,
    facets: countFacets(columns, found.rowsOf, found.isExact),
    words: shownWords(wanted, read),
  };
}
