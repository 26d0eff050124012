import { parseSearchQuery, type ParsedSearchQuery } from '#features/search/domain/query.ts';
import { limits } from '#core/domain/limits.ts';
import { searchLimits } from '#features/search/domain/limits.ts';
import type { IndexAnswer, IndexQuery } from '#features/search/server/public/search-index.ts';
import { wordsOf } from '#features/search/domain/tokenizer.ts';
import { domainOf } from '#features/companies/domain/web-domain.ts';
import { browse, firstOf, orderOf } from './browse.ts';
import { anyPhrase, rank, anyOf, findMatches } from './full-text-matches.ts';
import {
  countFacets,
  conditionOfAll,
  namesSet,
  applyFilters,
  type FilteredRows,
} from './filters.ts';
import type { Generation } from './generation.ts';
import { relatedBelow, findRelatedRows, mergeRelated } from './related.ts';
import { expandQueryTerms, type QueryTerms } from './vocabulary.ts';
import { domainKey, nameKey } from './documents.ts';

const exactMost = 50;
const looksLikeDomain = /^[^\s@]+\.[^\s@]+$/u;

function keysOf(typed: string): string[] {
  const site = domainOf(/^https?:/iu.test(typed) ? typed : `https://${typed}`);
  return [
    ...(wordsOf(typed).length > 0 ? [nameKey(typed)] : []),
    ...(site !== null && looksLikeDomain.test(site) ? [domainKey(site)] : []),
  ];
}

/** Companies whose full name or domain equals the query, without case and accents. */
async function findExactRows({ companies, columns }: Generation, text: string): Promise<number[]> {
  const typed = text.trim();
  if (typed === '' || typed.length > limits.nameCharacters) return [];
  const keys = keysOf(typed).filter((key) => columns.keys.mayContain(key));
  if (keys.length === 0) return [];
  const { rows } = await rank(companies, anyOf(keys, 'keys'), { most: exactMost });
  return [...rows]
    .filter((row) => columns.isThere[row] === 1)
    .toSorted((one, other) => one - other);
}

/** Matches, best first. */
interface Found extends FilteredRows {
  readonly isExact: boolean;
}

const nothing: Found = { rows: [], rowsOf: () => [], isExact: true };

/** Many matches under filters: the engine filters, once per facet that is counted separately. */
async function filteredByEngine(
  generation: Generation,
  read: ParsedSearchQuery,
  wanted: QueryTerms,
  { filters }: IndexQuery,
): Promise<Found> {
  const active = namesSet(filters);
  const [all, ...others] = await Promise.all([
    findMatches(generation, read, wanted, conditionOfAll(filters)),
    ...active.map((name) => findMatches(generation, read, wanted, conditionOfAll(filters, name))),
  ]);
  const byName = new Map(active.map((name, place) => [name, others[place]?.rows]));
  return {
    rows: all.rows,
    rowsOf: (name) => byName.get(name) ?? all.rows,
    isExact: all.isExact && others.every(({ isExact }) => isExact),
  };
}

async function found(
  generation: Generation,
  read: ParsedSearchQuery,
  wanted: QueryTerms,
  query: IndexQuery,
): Promise<Found> {
  const { columns } = generation;
  const isNarrowed = namesSet(query.filters).length > 0;
  const mayFit = wanted.most <= searchLimits.facetMatches || wanted.groups.length !== 1;
  if (!isNarrowed || mayFit) {
    const { rows, isExact } = await findMatches(generation, read, wanted);
    if (!isNarrowed || isExact) return { ...applyFilters(columns, rows, query.filters), isExact };
  }
  return filteredByEngine(generation, read, wanted, query);
}

/** Any of the words, for when no company has all of them. */
const anyWord = (wanted: QueryTerms): QueryTerms => ({
  ...wanted,
  groups: [wanted.groups.flat()],
  most: Infinity,
});

interface Near extends Found {
  /** No company has all the words: these have some. */
  readonly isPartial: boolean;
}

async function withAllWords(
  generation: Generation,
  read: ParsedSearchQuery,
  wanted: QueryTerms,
  query: IndexQuery,
): Promise<Near> {
  const isHopeless = wanted.hasUnknown || wanted.groups.length + read.phrases.length === 0;
  const all = isHopeless ? nothing : await found(generation, read, wanted, query);
  return { ...all, isPartial: false };
}

async function withAnyWord(
  generation: Generation,
  read: ParsedSearchQuery,
  wanted: QueryTerms,
  query: IndexQuery,
): Promise<Near> {
  const hasOther = wanted.groups.length > (wanted.hasUnknown ? 0 : 1);
  if (read.phrases.length > 0 || !hasOther) return { ...nothing, isPartial: false };
  return { ...(await found(generation, read, anyWord(wanted), query)), isPartial: true };
}

/** Puts exact matches of name or domain first, whatever the scores. */
function pinned(
  { columns }: Generation,
  { rows, rowsOf, isExact }: Found,
  exact: readonly number[],
  { filters }: IndexQuery,
): Found {
  if (exact.length === 0) return { rows, rowsOf, isExact };
  const first = applyFilters(columns, exact, filters);
  const joined = (one: Found['rows'], other: Found['rows']) => [...new Set([...one, ...other])];
  return {
    rows: joined(first.rows, rows),
    rowsOf: (name) => joined(first.rowsOf(name), rowsOf(name)),
    isExact,
  };
}

/** @param relatives semantically similar rows, where the words matched few */
function answerOf(
  { columns }: Generation,
  { rows, rowsOf, isExact, isPartial }: Near,
  { sort, offset, limit }: IndexQuery,
  { words, relatives }: { words: readonly string[]; relatives: readonly number[] },
): IndexAnswer {
  const { rows: widened, related } = mergeRelated(rows, relatives, isPartial);
  const ordered =
    sort === 'relevance'
      ? [...widened.slice(offset, offset + limit)]
      : firstOf(rows, orderOf[sort](columns), offset + limit).slice(offset);
  return {
    hits: ordered.flatMap((row, place) => {
      const id = columns.idOf(row);
      const score = 1 / (offset + place + 1);
      return id === undefined ? [] : [{ id, score, isRelated: related.has(row) }];
    }),
    total: rows.length,
    isTotalExact: isExact,
    facets: countFacets(columns, rowsOf, isExact),
    words,
  };
}

export async function searchGeneration(
  generation: Generation,
  query: IndexQuery,
): Promise<IndexAnswer> {
  const read = parseSearchQuery(query.text);
  const wanted = expandQueryTerms(read, generation.vocabulary);
  const { phrases, without } = read;
  const words = [...new Set([...wanted.groups.flat(), ...phrases.flat()])];
  if (words.length === 0 && !wanted.hasUnknown) {
    if (without.length === 0) return browse(generation, query);
    const most = generation.columns.end;
    const { rows } = await rank(generation.companies, anyPhrase(without), { most });
    return browse(generation, query, new Set(rows));
  }
  const [whole, exact] = await Promise.all([
    withAllWords(generation, read, wanted, query),
    without.length > 0 ? [] : findExactRows(generation, query.text),
  ]);
  const isFound = whole.rows.length > 0 || exact.length > 0;
  const near = isFound ? whole : await withAnyWord(generation, read, wanted, query);
  const isEnough = exact.length > 0 || (!near.isPartial && near.rows.length >= relatedBelow);
  const relatives = isEnough ? [] : await findRelatedRows(generation, read, wanted, query);
  const all = { ...pinned(generation, near, exact, query), isPartial: near.isPartial };
  return answerOf(generation, all, query, { words, relatives });
}
