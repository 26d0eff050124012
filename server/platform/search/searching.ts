import { readSearch, type SearchText } from '#domain/search/query.ts';
import { wordsOf } from '#domain/search/folding.ts';
import { limits } from '#domain/limits.ts';
import { everyRow, firstOf, orderOf } from './browsing.ts';
import type { Columns } from './columns.ts';
import { domainKey, domainOf, nameKey } from './documents.ts';
import { anyOf, anyPhrase, rank } from './engine-query.ts';
import { countFacets, type Rows } from './facets.ts';
import type { Generation } from './generation.ts';
import { matchesOf, type Matches } from './matching.ts';
import { relatedBelow, relativesOf, widen } from './related.ts';
import { predicateOf, testsOf, type Dimension } from './narrowing.ts';
import type { IndexAnswer, IndexQuery } from './search-index.ts';
import { wantedWords, type WantedWords } from './wanted-words.ts';

/** What was found, once narrowed by all filters and once for each filter without it. */
interface Narrowed {
  readonly rows: Rows;
  readonly rowsOf: (dimension: Dimension) => Rows;
  readonly scores: ReadonlyMap<number, number>;
  readonly isExact: boolean;
}

const exactMost = 50;

/** Rows told apart in memory: what passes all filters, and what only one of them keeps out. */
function narrowed(
  columns: Columns,
  rows: Rows,
  { filters }: IndexQuery,
): Pick<Narrowed, 'rows' | 'rowsOf'> {
  const tests = testsOf(filters, columns);
  if (tests.length === 0) return { rows, rowsOf: () => rows };
  const passing: number[] = [];
  const without = new Map<Dimension, number[]>(tests.map(([dimension]) => [dimension, []]));
  for (const row of rows) {
    let failed: Dimension | null = null;
    let fails = 0;
    for (const [dimension, passes] of tests) {
      if (passes(row)) continue;
      failed = dimension;
      fails += 1;
      if (fails > 1) break;
    }
    if (fails === 0) {
      passing.push(row);
      for (const kept of without.values()) kept.push(row);
    } else if (fails === 1 && failed) without.get(failed)?.push(row);
  }
  return { rows: passing, rowsOf: (dimension) => without.get(dimension) ?? passing };
}

/** Broad words under filters: the engine narrows, once for each facet that is counted apart. */
async function narrowedByEngine(
  generation: Generation,
  read: SearchText,
  wanted: WantedWords,
  { filters }: IndexQuery,
): Promise<Narrowed> {
  const active = testsOf(filters, generation.columns).map(([dimension]) => dimension);
  const [all, ...others] = await Promise.all([
    matchesOf(generation, read, wanted, predicateOf(filters)),
    ...active.map((dimension) =>
      matchesOf(generation, read, wanted, predicateOf(filters, dimension)),
    ),
  ]);
  const byDimension = new Map(active.map((dimension, place) => [dimension, others[place]?.rows]));
  return {
    rows: all.rows,
    rowsOf: (dimension) => byDimension.get(dimension) ?? all.rows,
    scores: all.scores,
    isExact: all.isExact && others.every(({ isExact }) => isExact),
  };
}

async function found(
  generation: Generation,
  read: SearchText,
  wanted: WantedWords,
  query: IndexQuery,
): Promise<Narrowed> {
  const isNarrowed = testsOf(query.filters, generation.columns).length > 0;
  const mayFit = wanted.most <= limits.facetMatches || wanted.groups.length !== 1;
  if (!isNarrowed || mayFit) {
    const matches: Matches = await matchesOf(generation, read, wanted);
    if (!isNarrowed || matches.isExact) {
      const { scores, isExact } = matches;
      return { ...narrowed(generation.columns, matches.rows, query), scores, isExact };
    }
  }
  return narrowedByEngine(generation, read, wanted, query);
}

/** Those whose whole name or domain is what was typed. */
async function exactRows({ companies, columns }: Generation, query: IndexQuery): Promise<number[]> {
  const typed = query.text.trim();
  if (typed === '' || typed.length > limits.nameCharacters) return [];
  const site = domainOf(/^https?:/iu.test(typed) ? typed : `https://${typed}`);
  const keys = [
    ...(wordsOf(typed).length > 0 ? [nameKey(typed)] : []),
    ...(site !== null && /^[^\s@]+\.[^\s@]+$/u.test(site) ? [domainKey(site)] : []),
  ];
  if (keys.length === 0) return [];
  const { rows } = await rank(companies, anyOf(keys, 'names'), { most: exactMost });
  const there = [...rows].filter((row) => columns.isThere[row] === 1);
  return [...narrowed(columns, there, query).rows].toSorted((one, other) => one - other);
}

function browse({ columns }: Generation, query: IndexQuery, without?: ReadonlySet<number>) {
  const all = narrowed(columns, everyRow(columns, without), query);
  return { ...all, scores: new Map<number, number>(), isExact: true };
}

interface Asked {
  readonly pinned: readonly number[];
  readonly words: readonly string[];
  /** Rows near in meaning to what was typed, where words found little. */
  readonly relatives?: readonly number[];
  /** No company has all the words: those that have any were taken. */
  readonly isPartial?: boolean;
}

function answerOf(
  { columns }: Generation,
  { rows, rowsOf, scores, isExact }: Narrowed,
  query: IndexQuery,
  { pinned, words, relatives = [], isPartial = false }: Asked,
): IndexAnswer {
  const { sort, offset, limit } = query;
  const isRanked = sort === 'relevance' && scores.size > 0;
  const first = isRanked ? pinned : [];
  const known = new Set(first);
  const rest = first.length === 0 ? rows : [...rows].filter((row) => !known.has(row));
  const { rows: widened, related } = widen(rest, relatives, isPartial);
  const order = isRanked || related.size > 0 ? null : orderOf[sort](columns);
  const wanted = offset + limit;
  const ordered = order ? firstOf(rest, order, wanted) : [...widened.slice(0, wanted)];
  const page = [...first, ...ordered].slice(offset, wanted);
  const best = Math.max(1, ...page.map((row) => scores.get(row) ?? 0));
  return {
    hits: page.flatMap((row, place) => {
      const id = columns.idOf(row);
      const byWords = known.has(row) ? best * 2 : (scores.get(row) ?? 0);
      const score = relatives.length > 0 ? 1 / (offset + place + 1) : byWords;
      return id === undefined ? [] : [{ id, score, isRelated: related.has(row) }];
    }),
    total: first.length + rest.length,
    isTotalExact: isExact,
    facets: countFacets(columns, rowsOf, isExact),
    words,
  };
}

/** Any of the words, when no company has all of them. */
const anyWord = (wanted: WantedWords): WantedWords => ({
  ...wanted,
  groups: [wanted.groups.flat()],
  most: Infinity,
});

export async function searchIn(generation: Generation, query: IndexQuery): Promise<IndexAnswer> {
  const read = readSearch(query.text);
  const wanted = wantedWords(read, generation.vocabulary);
  const { phrases, without } = read;
  const words = [...wanted.groups.flat(), ...phrases.flat()];
  const isAsked = words.length > 0 || wanted.hasUnknown;
  if (!isAsked) {
    const left =
      without.length > 0
        ? await rank(generation.companies, anyPhrase(without), { most: generation.columns.end })
        : null;
    const all = browse(generation, query, left ? new Set(left.rows) : undefined);
    return answerOf(generation, all, query, { pinned: [], words });
  }
  const nothing = { rows: [], rowsOf: () => [], scores: new Map<number, number>(), isExact: true };
  const [all, pinned] = await Promise.all([
    words.length > 0 && !wanted.hasUnknown ? found(generation, read, wanted, query) : nothing,
    without.length > 0 ? [] : exactRows(generation, query),
  ]);
  const isEmpty = all.rows.length === 0 && pinned.length === 0 && phrases.length === 0;
  const isPartial =
    isEmpty && (wanted.groups.length > 1 || (wanted.hasUnknown && wanted.groups.length > 0));
  const relaxed = isPartial ? await found(generation, read, anyWord(wanted), query) : all;
  const isEnough = pinned.length > 0 || (!isPartial && relaxed.rows.length >= relatedBelow);
  const relatives = isEnough ? [] : await relativesOf(generation, read, wanted, query);
  return answerOf(generation, relaxed, query, { pinned, words, relatives, isPartial });
}
