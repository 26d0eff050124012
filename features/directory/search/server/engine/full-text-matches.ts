import type { Table } from '@lancedb/lancedb';
import type { ParsedSearchQuery } from '#features/directory/search/domain/query.ts';
import { searchLimits } from '#features/directory/search/domain/limits.ts';
import type { Columns } from './columns.ts';
import type { Generation } from './generation.ts';
import { negatedToken } from './documents.ts';
import {
  queriesForAll,
  queriesForSome,
  rarestOf,
  restricted,
  type FullText,
} from './full-text-queries.ts';
import { topicTerms, type Alternatives, type NameTerm, type QueryTerms } from './query-terms.ts';

/** Rows of the table, best first. */
export interface Ranked {
  readonly rows: Uint32Array;
  readonly scores: Float32Array;
}

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

/** Names are checked for this many of the best matches. */
const namesMost = 1000;
/**
 * Score bonus for a name that contains the words, as a share of the best score: a name of a few words may be
 * what is meant, one of the words of a sentence is named by many.
 */
const nameShare = { ofTopic: 0.3, ofMore: 0.15 };

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

/** Whether a name has such a word, or one that starts with it. */
function hasWord(name: string, word: string, isBegun: boolean): boolean {
  for (let at = name.indexOf(word); at >= 0; at = name.indexOf(word, at + 1)) {
    const isEnd = isBegun || !isLetter(name, at + word.length);
    if (isEnd && !isLetter(name, at - 1)) return true;
  }
  return false;
}

/** Boosts rows whose name contains the words: a name says more than a description. */
function namesFirst(columns: Columns, ranked: Ranked, names: readonly NameTerm[]): Ranked {
  if (names.length === 0) return ranked;
  const head = ranked.rows.subarray(0, namesMost);
  const top = ranked.scores[0] ?? 0;
  const most = names.length <= topicTerms ? nameShare.ofTopic : nameShare.ofMore;
  const moved = best(head, (place) => {
    const name = columns.nameOf(head[place] ?? 0);
    const held = names.filter(({ words, isBegun }) =>
      words.some((word) => hasWord(name, word, isBegun)),
    );
    return (ranked.scores[place] ?? 0) + (held.length / names.length) * most * top;
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
  if (some === undefined) {
    const rarest = rarestOf(terms, companiesWithWords, (word) => vocabulary.companiesWith(word));
    const isHopeless =
      rarest !== null && (await rank(companies, rarest, { most: 1, where })).rows.length === 0;
    if (isHopeless) return { rows: new Uint32Array(), scores: new Float32Array(), isExact: true };
  }
  const requests =
    some === undefined
      ? queriesForAll(terms, companiesWithWords)
      : queriesForSome(terms, companiesWithWords + countOf(terms.idle), some + 1);
  const lists = await Promise.all(
    requests.map(async ({ query, most, share }) => {
      return { ...(await rank(companies, restricted(query, read), { most, where })), most, share };
    }),
  );
  const isCut = lists.some(({ rows, most }) => rows.length >= most);
  const named = namesFirst(columns, rowsInMemory(columns, joined(lists)), names);
  const { rows, scores } = negatedLast(generation, named, groups);
  const end = some ?? searchLimits.facetMatches;
  return {
    rows: rows.subarray(0, end),
    scores: scores.subarray(0, end),
    isExact: !isCut && rows.length <= end,
  };
}
