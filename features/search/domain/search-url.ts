import { normalizeFilters } from './filters.ts';
import type { CompanyFilters } from './company-filters.ts';

/** A search as the query of its address: `q: 'wear', kinds: 'startup,nucla'`. */
export function searchParamsOf(query: string, filters: CompanyFilters): Record<string, string> {
  const narrowing = Object.entries({ ...normalizeFilters(filters) }).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(',') : String(value),
  ]);
  return Object.fromEntries([...(query === '' ? [] : [['q', query]]), ...narrowing]) as Record<
    string,
    string
  >;
}

/** The router reads JSON in an address: words that are some are quoted once more. */
function quoted(words: string): string {
  try {
    JSON.parse(words);
    return JSON.stringify(words);
  } catch {
    return words;
  }
}

/** Where a search is shown. `saved` says which saved one it is, so that opening it is seeing it. */
export function searchPathOf(query: string, filters: CompanyFilters, saved?: string): string {
  const { q, ...narrowing } = searchParamsOf(query, filters);
  const search = {
    ...(q !== undefined && { q: quoted(q) }),
    ...narrowing,
    ...(saved && { saved }),
  };
  const written = Object.entries(search).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return written.length === 0 ? '/search' : `/search?${written.join('&')}`;
}
