import { normalizeFilters } from './filters.ts';
import type { CompanyFilters } from './company-filters.ts';

/** A search as query parameters: `q: 'wear', kinds: 'startup,nucla'`. */
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

/** The router parses JSON in an address: words that are valid JSON are quoted. */
function quoted(words: string): string {
  try {
    JSON.parse(words);
    return JSON.stringify(words);
  } catch {
    return words;
  }
}

/** The path of a search. `saved` is the id of a saved one, which counts as seen once opened. */
export function searchPathOf(query: string, filters: CompanyFilters, saved?: string): string {
  const { q, ...narrowing } = searchParamsOf(query, filters);
  const search = {
    ...(q !== undefined && { q: quoted(q) }),
    ...narrowing,
    ...(saved && { saved }),
  };
  const pairs = Object.entries(search).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return pairs.length === 0 ? '/search' : `/search?${pairs.join('&')}`;
}
