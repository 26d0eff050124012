import {
  BooleanQuery,
  MatchQuery,
  Occur,
  Operator,
  PhraseQuery,
  type Table,
} from '@lancedb/lancedb';
import type { ParsedSearchQuery } from '#features/directory/search/domain/query.ts';
import { searchLimits } from '#features/directory/search/domain/limits.ts';
import type { Columns } from './columns.ts';
import type { Generation } from './generation.ts';
import { stemOf } from '#features/directory/companies/domain/stem.ts';
import { negatedToken } from './documents.ts';
import { combinations, type Alternatives, type NameTerm, type QueryTerms } from './query-terms.ts';

export type FullText = MatchQuery | PhraseQuery | BooleanQuery;

/** Rows of the table, best first. */
export interface Ranked {
  readonly rows: Uint32Array;
  readonly scores: Float32Array;
}

/** @param boost what a score counts */
export const anyOf = (words: Alternatives, boost = 1): MatchQuery =>
  new MatchQuery(words.join(' '), 'words', { operator: Operator.Or, boost });

const allOf = (words: readonly string[]): MatchQuery =>
  new MatchQuery(words.join(' '), 'words', { operator: Operator.And });

const sideBySide = (words: readonly string[]): FullText =>
  words.length === 1
    ? anyOf(words.map(stemOf))
    : new PhraseQuery(words.map(stemOf).join(' '), 'words');

/** Adds the phrases that must and the words that must not occur. */
function restricted(
  base: FullText | null,
  { phrases, without }: Pick<ParsedSearchQuery, 'phrases' | 'without'>,
): FullText {
  const parts = [...(base ? [base] : []), ...phrases.map(sideBySide)];
  const [only] = parts;
  if (only && parts.length === 1 && without.length === 0) return only;
  return new BooleanQuery([
    ...parts.map((query): [Occur, FullText] => [Occur.Must, query]),
    ...without.map((words): [Occur, FullText] => [Occur.MustNot, sideBySide(words)]),
  ]);
}

/** Any of these phrases or words, for queries with only `-word`. */
export const anyPhrase = (phrases: ParsedSearchQuery['phrases']): BooleanQuery =>
  new BooleanQuery(phrases.map((words): [Occur, FullText] => [Occur.Should, sideBySide(words)]));

/** The best rows for a query, without columns: those are in memory. */
export async function rank(
  table: Table,
  query: FullText,
  { most, where }: { most: number; where?: string | undefined },
): Promise<Ranked> {
  const request = table.query().fullTextSearch(query).withRowId().select(['_score']).limit(most);
  const answer = await (where === undefined ? request : request.where(where)).toArrow();
  const rows = new Uint32Array(answer.numRows);
  const scores = new Float32Array(answer.numRows);
  let end = 0;
  for (const batch of answer.batches) {
    const ids = batch.getChild('_rowid')?.toArray() as BigUint64Array;
    scores.set(batch.getChild('_score')?.toArray() as Float32Array, end);
    for (const id of ids) {
      rows[end] = Number(id);
      end += 1;
    }
  }
  return { rows, scores };
}

/** Rows that match, best first. */
export interface Matches extends Ranked {
  /** False: there are more. */
  readonly isExact: boolean;
}

/** One more than is returned, to know whether there are more. */
const most = searchLimits.facetMatches + 1;
const combinationsMost = 6;
const someCombinationsMost = 4;
/** Less likely combinations only add matches to those of the most likely one. */
const unlikelyCombinationsMost = 2000;
/** The engine can scan this many companies one by one quickly. */
const fewCompanies = 20_000;
/** Of a sentence with more, its words are one plain query: only in such does it skip what cannot be among the best. */
const companiesOfSentenceMost = 300_000;
/** Names are checked for this many of the best matches. */
const namesMost = 1000;
/** Score bonus for a name that contains the words, as a share of the best score; more at its start. */
const nameShare = { holds: 0.15, begins: 0.2 };

interface Asked {
  readonly query: FullText | null;
  readonly most: number;
  /** What its scores count. */
  readonly share: number;
}

/** Completions of a word that is known itself count little: who wrote it may have meant it. */
const unlikelyShare = 0.05;
/** Another word for the same is what was meant, mostly. */
const synonymShare = 0.5;

function shareOf(word: string, place: number, { likely, synonyms }: QueryTerms): number {
  if (likely[place]?.includes(word)) return 1;
  return synonyms.has(word) ? synonymShare : unlikelyShare;
}

/** One word of a group; other words for the same count less, and those that may not be meant least. */
function likelyFirst(group: Alternatives, place: number, terms: QueryTerms): FullText {
  const shares = Map.groupBy(group, (word) => shareOf(word, place, terms));
  const longForms = terms.longForms[place] ?? [];
  if (shares.size + longForms.length === 1) return anyOf(group);
  const parts = [
    ...[...shares].map(([share, words]) => anyOf(words, share)),
    ...longForms.map((words) => new PhraseQuery(words.join(' '), 'words')),
  ];
  return new BooleanQuery(parts.map((query): [Occur, FullText] => [Occur.Should, query]));
}

/** One word of each group: the engine reads every company that has one of them. */
function oneOfEach(terms: QueryTerms): FullText {
  const parts = terms.groups.map((group, place) => likelyFirst(group, place, terms));
  const [only] = parts;
  if (only && parts.length === 1) return only;
  return new BooleanQuery(parts.map((query): [Occur, FullText] => [Occur.Must, query]));
}

/** The words of one group, those that count as much by themselves. */
function eachKind(group: Alternatives, terms: QueryTerms): Asked[] {
  const shares = Map.groupBy(group, (word) => shareOf(word, 0, terms));
  const longForms = terms.longForms[0] ?? [];
  return [
    ...[...shares].map(([share, words]) => ({ query: anyOf(words), most, share })),
    ...longForms.map((words) => ({
      query: new PhraseQuery(words.join(' '), 'words'),
      most,
      share: 1,
    })),
  ];
}

function queriesForAll(terms: QueryTerms, companies: number): Asked[] {
  const { groups } = terms;
  if (groups.length === 0) return [{ query: null, most, share: 1 }];
  const isPlain = terms.longForms.every((forms) => forms.length === 0);
  if (isPlain && groups.length > 1 && groups.every((group) => group.length === 1)) {
    return [{ query: allOf(groups.flat()), most, share: 1 }];
  }
  if (companies <= fewCompanies) return [{ query: oneOfEach(terms), most, share: 1 }];
  const [only] = groups;
  if (only && groups.length === 1) return eachKind(only, terms);
  return combinations(groups, combinationsMost).map((words, nth) => ({
    query: allOf(words),
    most: nth === 0 ? most : unlikelyCombinationsMost,
    share: Math.min(...words.map((word, place) => shareOf(word, place, terms))),
  }));
}

/** Some of the words, with the words beside them that match nothing by themselves. */
function someOf(words: Alternatives, { synonyms, idle }: QueryTerms, companies: number): FullText {
  if (companies > companiesOfSentenceMost) return anyOf([...words, ...synonyms]);
  const typed = anyOf(words);
  const any =
    synonyms.size === 0
      ? typed
      : new BooleanQuery([
          [Occur.Should, typed],
          [Occur.Should, anyOf([...synonyms], synonymShare)],
        ]);
  if (idle.length === 0) return any;
  return new BooleanQuery([
    [Occur.Must, any],
    [Occur.Should, anyOf(idle)],
  ]);
}

/** Each combination by itself: the best alternative of a word counts, not their sum. */
const queriesForSome = (terms: QueryTerms, companies: number, most: number): Asked[] =>
  combinations(terms.some, someCombinationsMost).map((words) => ({
    query: someOf(words, terms, companies),
    most,
    share: 1,
  }));

const finest = 1024;
const rowLimit = 2 ** 32;

/** Sorts by score, then row number, as packed numbers, without a comparator. */
function best(rows: ArrayLike<number>, scoreOf: (place: number) => number): Ranked {
  const keys = new Float64Array(rows.length);
  for (let place = 0; place < rows.length; place += 1) {
    const score = Math.round(scoreOf(place) * finest);
    keys[place] = score * rowLimit + (rowLimit - 1 - (rows[place] ?? 0));
  }
  const sorted = { rows: new Uint32Array(keys.length), scores: new Float32Array(keys.length) };
  for (const [place, key] of keys.toSorted().toReversed().entries()) {
    sorted.rows[place] = rowLimit - 1 - (key % rowLimit);
    sorted.scores[place] = Math.floor(key / rowLimit) / finest;
  }
  return sorted;
}

/** Drops rows that are not loaded into memory yet, or no more. */
function rowsInMemory({ isThere }: Columns, ranked: Ranked): Ranked {
  const { rows, scores } = ranked;
  if (rows.every((row) => isThere[row] === 1)) return ranked;
  const places = Array.from(rows.keys()).filter((place) => isThere[rows[place] ?? 0] === 1);
  return {
    rows: Uint32Array.from(places, (place) => rows[place] ?? 0),
    scores: Float32Array.from(places, (place) => scores[place] ?? 0),
  };
}

/** Merges the lists; a row in several keeps its best score. */
function joined(lists: readonly (Ranked & { readonly share: number })[]): Ranked {
  const [only] = lists;
  if (only && lists.length === 1) return only;
  const scores = new Map<number, number>();
  for (const { rows, scores: values, share } of lists) {
    for (let place = 0; place < rows.length; place += 1) {
      const row = rows[place] ?? 0;
      const score = (values[place] ?? 0) * share;
      if ((scores.get(row) ?? -1) < score) scores.set(row, score);
    }
  }
  const all = [...scores.values()];
  return best([...scores.keys()], (place) => all[place] ?? 0);
}

const isLetter = (text: string, at: number): boolean =>
  at >= 0 && at < text.length && /[\p{L}\p{N}]/u.test(text.charAt(at));

/** Index of the first such word, or of the first that starts with it; -1 when there is none. */
function placeIn(name: string, word: string, isBegun: boolean): number {
  for (let at = name.indexOf(word); at >= 0; at = name.indexOf(word, at + 1)) {
    const isEnd = isBegun || !isLetter(name, at + word.length);
    if (isEnd && !isLetter(name, at - 1)) return at;
  }
  return -1;
}

/** Boosts rows whose name contains the words: a name says more than a description. */
function namesFirst(columns: Columns, ranked: Ranked, names: readonly NameTerm[]): Ranked {
  if (names.length === 0) return ranked;
  const head = ranked.rows.subarray(0, namesMost);
  const top = ranked.scores[0] ?? 0;
  const moved = best(head, (place) => {
    const name = columns.nameOf(head[place] ?? 0);
    const places = names.map(({ words, isBegun }) =>
      words.map((word) => placeIn(name, word, isBegun)).filter((at) => at >= 0),
    );
    const held = places.filter((one) => one.length > 0).length / names.length;
    const share = places.flat().includes(0) ? nameShare.begins : nameShare.holds;
    return (ranked.scores[place] ?? 0) + held * share * top;
  });
  const rows = ranked.rows.slice();
  const scores = ranked.scores.slice();
  rows.set(moved.rows);
  scores.set(moved.scores);
  return { rows, scores };
}

/** What a word counts for a company that says it is without. */
const negatedShare = 0.3;

/** Moves companies down that have a word only as "no …" or "…-free". */
function negatedLast(
  { columns, vocabulary }: Generation,
  ranked: Ranked,
  groups: readonly Alternatives[],
): Ranked {
  const tokens = groups
    .flat()
    .map(negatedToken)
    .filter((token) => vocabulary.companiesWith(token) > 0);
  if (tokens.length === 0) return ranked;
  return best(ranked.rows, (place) => {
    const share = columns.isWithout(ranked.rows[place] ?? 0, tokens) ? negatedShare : 1;
    return (ranked.scores[place] ?? 0) * share;
  });
}

interface Wish {
  readonly where?: string | undefined;
  /** Any of the words, at most this many companies. */
  readonly some?: number;
}

/**
 * Companies that have a word of every group, or of some, and all phrases, and none of the excluded
 * words.
 */
export async function findMatches(
  generation: Generation,
  read: ParsedSearchQuery,
  terms: QueryTerms,
  { where, some }: Wish = {},
): Promise<Matches> {
  const { companies, columns, vocabulary } = generation;
  const { groups, names } = terms;
  const countOf = (words: readonly string[]) =>
    words.reduce((sum, word) => sum + vocabulary.companiesWith(word), 0);
  const companiesWithWords = countOf(groups.flat());
  const requests =
    some === undefined
      ? queriesForAll(terms, companiesWithWords)
      : queriesForSome(terms, companiesWithWords + countOf(terms.idle), some + 1);
  const lists = await Promise.all(
    requests.map(async ({ query, most, share }) => {
      return { ...(await rank(companies, restricted(query, read), { most, where })), share };
    }),
  );
  const isCut = lists.some(({ rows }, place) => rows.length >= (requests[place]?.most ?? most));
  const named = namesFirst(columns, rowsInMemory(columns, joined(lists)), names);
  const { rows, scores } = negatedLast(generation, named, groups);
  const end = some ?? searchLimits.facetMatches;
  return {
    rows: rows.subarray(0, end),
    scores: scores.subarray(0, end),
    isExact: !isCut && rows.length <= end,
  };
}
