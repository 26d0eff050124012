import { formatList } from '#core/domain/format.ts';
import {
  companyFilters,
  filterNamesBy,
  isList,
  rangeIn,
  type CompanyFilters,
  type FilterTable,
  type ListName,
} from './company-filters.ts';
import { normalizeFilters } from './filters.ts';
import type { Range } from './range-units.ts';

function inSentence(name: ListName): (value: string) => string {
  const filter: FilterTable[ListName] = companyFilters[name];
  return 'wordsInSentence' in filter ? filter.wordsInSentence : filter.words;
}

function rangeInSentence(what: string, { from, to }: Range, words: (value: number) => string) {
  if (from !== undefined && to !== undefined) return `${what} ${words(from)} – ${words(to)}`;
  if (from !== undefined) return `${what} from ${words(from)}`;
  return to === undefined ? null : `${what} up to ${words(to)}`;
}

/** Filters in words: "Sweden or Finland", "Seed", "founded from 2012". */
export function describeFilters(filters: CompanyFilters): string[] {
  const set = normalizeFilters(filters);
  return filterNamesBy('sentence').flatMap((name) => {
    if (isList(name)) return set[name] ? [formatList(set[name].map(inSentence(name)), 'or')] : [];
    const { label, unit } = companyFilters[name];
    const words = (value: number) => unit.words(value, 'en');
    return rangeInSentence(label.toLowerCase(), rangeIn(set, name), words) ?? [];
  });
}

/** A default name for a search. */
export function nameSearch(query: string, filters: CompanyFilters, most: number): string {
  const said = [...(query.trim() === '' ? [] : [query.trim()]), ...describeFilters(filters)];
  const name = said.length === 0 ? 'All companies' : said.join(', ');
  const whole = name.charAt(0).toUpperCase() + name.slice(1);
  return whole.length <= most ? whole : `${whole.slice(0, most - 1).trimEnd()}…`.toWellFormed();
}
