import { BooleanQuery, MatchQuery, Occur, Operator, PhraseQuery } from '@lancedb/lancedb';
import type { ParsedSearchQuery } from '#features/directory/search/domain/query.ts';
import { searchLimits } from '#features/directory/search/domain/limits.ts';
import { stemOf } from '#features/directory/companies/domain/stem.ts';
import { combinations, isSentence, type Alternatives, type QueryTerms } from './query-terms.ts';

export type FullText = MatchQuery | PhraseQuery | BooleanQuery;

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
export function restricted(
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
/** A query to the engine. */
export interface RankedQuery {
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
function eachKind(group: Alternatives, terms: QueryTerms): RankedQuery[] {
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

/**
 * Queries for companies with a word of every group.
 *
 * @param companies how many have these words, added up
 */
export function queriesForAll(terms: QueryTerms, companies: number): RankedQuery[] {
  const { groups, likely } = terms;
  if (groups.length === 0) return [{ query: null, most, share: 1 }];
  const isPlain = terms.longForms.every((forms) => forms.length === 0);
  if (isPlain && groups.length > 1 && groups.every((group) => group.length === 1)) {
    return [{ query: allOf(groups.flat()), most, share: 1 }];
  }
  if (companies <= fewCompanies) return [{ query: oneOfEach(terms), most, share: 1 }];
  const [only] = groups;
  if (only && groups.length === 1) return eachKind(only, terms);
  // Of a sentence, what was not written makes another one of it.
  return combinations(isSentence(terms) ? likely : groups, combinationsMost).map((words, nth) => ({
    query: allOf(words),
    most: nth === 0 ? most : unlikelyCombinationsMost,
    share: Math.min(...words.map((word, place) => shareOf(word, place, terms))),
  }));
}

/** A company with a whole sentence has its rarest words. */
const rarestWords = 3;

/**
 * A query that finds nothing where no company has all words of a sentence, for a part of what asking for all of
 * them takes; null where that costs little, or a word may be another one.
 *
 * @param companies how many have these words, added up
 */
export function rarestOf(
  terms: QueryTerms,
  companies: number,
  companiesWith: (word: string) => number,
): FullText | null {
  const words = terms.likely.flat();
  if (companies <= companiesOfSentenceMost || !isSentence(terms)) return null;
  if (words.length > terms.groups.length) return null;
  const rarest = words.toSorted((one, other) => companiesWith(one) - companiesWith(other));
  return allOf(rarest.slice(0, rarestWords));
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
export const queriesForSome = (terms: QueryTerms, companies: number, most: number): RankedQuery[] =>
  combinations(terms.some, someCombinationsMost).map((words) => ({
    query: someOf(words, terms, companies),
    most,
    share: 1,
  }));
