import {
  companyFilters,
  listNames,
  rangeNames,
  type ListName,
} from '#features/directory/search/domain/company-filters.ts';
import { bucketIndexOf, bucketsOf } from '#features/directory/search/domain/histogram.ts';
import type { Facets } from '#features/directory/search/domain/search.ts';
import type { Match } from '#features/portfolio/matches/domain/match.ts';

const valuesOf = (match: Match, name: ListName): readonly string[] => {
  const held = match.company[companyFilters[name].column];
  return typeof held === 'string' ? [held] : (held ?? []);
};

/** The filters' counts over the matches. */
export function facetsOf(matches: readonly Match[]): Facets {
  const lists = listNames.map((name) => {
    const counts = Map.groupBy(
      matches.flatMap((match) => valuesOf(match, name)),
      (value) => value,
    );
    const sorted = [...counts]
      .map(([value, some]) => ({ value, count: some.length }))
      .toSorted((a, b) => b.count - a.count || a.value.localeCompare(b.value));
    return [name, sorted];
  });
  const ranges = rangeNames.map((name) => {
    const { edges, column } = companyFilters[name];
    const bars = matches.flatMap(({ company }) => {
      const value = company[column];
      return value === null ? [] : [bucketIndexOf(value, edges)];
    });
    return [name, bucketsOf(edges, (bar) => bars.filter((one) => one === bar).length)];
  });
  return { isExact: true, ...Object.fromEntries([...lists, ...ranges]) } as Facets;
}
