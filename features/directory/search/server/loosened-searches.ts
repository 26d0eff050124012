import {
  filterNames,
  isList,
  boundsOf,
  type FilterName,
} from '#features/directory/search/domain/company-filters.ts';
import type { LoosenedSearch } from '#features/directory/search/domain/search.ts';
import { normalizeFilters } from '#features/directory/search/domain/filters.ts';
import type {
  IndexAnswer,
  IndexQuery,
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

/** The same search without one of its filters, its quotes, or what it excludes. */
function* variantsOf(query: IndexQuery): Generator<Loosened> {
  const before = JSON.stringify(normalizeFilters(query.filters));
  for (const filter of filterNames) {
    const filters = withoutFilter(query, filter);
    if (JSON.stringify(filters) === before) continue;
    yield { part: 'filter', filter, query: { ...query, filters } };
  }
  const texts = {
    exclusions: query.text.replaceAll(/(?<!\S)-(?:"[^"]*(?:"|$)|\S+)/gu, ' '),
    quotes: query.text.replaceAll('"', ' '),
  };
  for (const part of ['exclusions', 'quotes'] as const) {
    const text = texts[part].replaceAll(/\s+/gu, ' ').trim();
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

/** Where nothing was found: which parts of a search to leave out, and how many that would bring. */
export async function findLoosenedSearches(
  query: IndexQuery,
  search: (query: IndexQuery) => Promise<Pick<IndexAnswer, 'total'>>,
): Promise<LoosenedSearch[]> {
  async function counted(variants: Iterable<Loosened>): Promise<LoosenedSearch[]> {
    const list: LoosenedSearch[] = [];
    for (const { query: variant, ...loosened } of variants) {
      const { total } = await search({ ...variant, offset: 0, limit: 0 });
      if (total > 0) list.push({ ...loosened, total });
    }
    return list.toSorted((one, other) => other.total - one.total);
  }
  const one = await counted(variantsOf(query));
  // Leaving out more is offered only where one part is not enough.
  return one.length > 0 ? one : counted(furtherVariantsOf(query));
}
