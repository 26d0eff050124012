import {
  filterNames,
  isList,
  boundsOf,
  type FilterName,
} from '#features/directory/search/domain/company-filters.ts';
import type { LoosenedSearch } from '#features/directory/search/domain/search.ts';
import { searchLimits } from '#features/directory/search/domain/limits.ts';
import { exclusions } from '#features/directory/search/domain/query.ts';
import { normalizeFilters } from '#features/directory/search/domain/filters.ts';
import type {
  IndexAnswer,
  IndexQuery,
  Reworded,
} from '#features/directory/search/server/shared/search-index.ts';

const withoutFilter = ({ filters }: IndexQuery, name: FilterName) =>
  normalizeFilters({
    ...filters,
    ...(isList(name)
      ? { [name]: undefined }
      : Object.fromEntries(boundsOf(name).map((bound) => [bound, undefined]))),
  });

interface Loosened extends Omit<LoosenedSearch, 'total'> {
  readonly query: IndexQuery;
}

const tidied = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();
const withoutExclusions = (text: string): string => tidied(text.replaceAll(exclusions, ' '));
const withoutQuotes = (text: string): string => tidied(text.replaceAll('"', ' '));

/** The same search without one of its filters, its quotes, or what it excludes. */
function* variantsOf(query: IndexQuery): Generator<Loosened> {
  const before = JSON.stringify(normalizeFilters(query.filters));
  for (const filter of filterNames) {
    const filters = withoutFilter(query, filter);
    if (JSON.stringify(filters) === before) continue;
    yield { part: 'filter', filter, query: { ...query, filters } };
  }
  const texts = { exclusions: withoutExclusions(query.text), quotes: withoutQuotes(query.text) };
  for (const part of ['exclusions', 'quotes'] as const) {
    const text = texts[part];
    // Without any text all companies would be counted.
    if (text === query.text.trim() || text === '') continue;
    yield { part, q: text, query: { ...query, text } };
  }
}

/** The search without its words, and without all of its filters. */
function* furtherVariantsOf(query: IndexQuery): Generator<Loosened> {
  const hasFilters = Object.keys(normalizeFilters(query.filters)).length > 0;
  if (!hasFilters || query.text.trim() === '') return;
  yield { part: 'words', q: '', query: { ...query, text: '' } };
  yield { part: 'filters', query: { ...query, filters: {} } };
}

interface Parts {
  readonly search: (query: IndexQuery) => Promise<Pick<IndexAnswer, 'total' | 'hits'>>;
  /** Other ways to write a text. */
  readonly reworded: (text: string) => readonly Reworded[];
}

async function counted(
  variants: Iterable<Loosened>,
  { search }: Parts,
): Promise<readonly LoosenedSearch[]> {
  const list: LoosenedSearch[] = [];
  for (const { query: variant, ...loosened } of variants) {
    const { total } = await search({ ...variant, offset: 0, limit: 0 });
    if (total > 0) list.push({ ...loosened, total });
  }
  return list;
}

const byTotal = (one: LoosenedSearch, other: LoosenedSearch) => other.total - one.total;

/** What resembles the words where none has them: quotes, a minus and other orders are without it. */
async function similar(query: IndexQuery, { search }: Parts): Promise<readonly LoosenedSearch[]> {
  const text = withoutQuotes(withoutExclusions(query.text));
  const isTried = query.sort === 'relevance' && text === tidied(query.text);
  if (text === '' || isTried) return [];
  const limit = searchLimits.relatedMost;
  const { hits } = await search({ ...query, text, sort: 'relevance', offset: 0, limit });
  const isByMeaning = hits.length > 0 && hits.every(({ isRelated }) => isRelated);
  return isByMeaning ? [{ part: 'meaning', q: text, total: hits.length }] : [];
}

/** Where nothing was found: which parts of a search to leave out or to write otherwise, and how many that brings. */
export async function findLoosenedSearches(
  query: IndexQuery,
  parts: Parts,
): Promise<LoosenedSearch[]> {
  const rewordings = parts.reworded(query.text).map(({ part, text }): Loosened => ({
    part,
    q: text,
    query: { ...query, text },
  }));
  const offered = [
    ...(await counted(variantsOf(query), parts)).toSorted(byTotal),
    ...(await counted(rewordings, parts)),
    ...(await similar(query, parts)),
  ];
  // Leaving out more is offered only where one part is not enough.
  return offered.length > 0
    ? offered
    : (await counted(furtherVariantsOf(query), parts)).toSorted(byTotal);
}
