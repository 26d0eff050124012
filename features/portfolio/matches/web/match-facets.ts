import { countsOfValues } from '#features/directory/companies/domain/listed-values.ts';
import {
  companyFilters,
  hasMany,
  listNames,
  numberIn,
  rangeNames,
  type ListName,
} from '#features/directory/search/domain/company-filters.ts';
import { bucketIndexOf, bucketsOf } from '#features/directory/search/domain/histogram.ts';
import type { Company } from '#features/directory/companies/domain/company.ts';
import type { Facets } from '#features/directory/search/domain/search.ts';
import type { Match } from '#features/portfolio/matches/domain/match.ts';

const valuesOf = (match: Match, name: ListName): readonly string[] => {
  const company: Partial<Company> = match.company;
  const held = company[companyFilters[name].column];
  return typeof held === 'string' ? [held] : (held ?? []);
};

/** The filters' counts over the matches, of what their cards tell. */
export function facetsOf(matches: readonly Match[]): Facets {
  const lists = listNames.map((name) => {
    const values = matches.flatMap((match) => valuesOf(match, name));
    const counts = hasMany(name)
      ? [...Map.groupBy(values, (value) => value)].map(
          ([value, { length }]) => [value, length] as const,
        )
      : countsOfValues(values);
    const sorted = counts
      .map(([value, count]) => ({ value, count }))
      .toSorted((a, b) => b.count - a.count || a.value.localeCompare(b.value));
    return [name, sorted];
  });
  const ranges = rangeNames.map((name) => {
    const { edges } = companyFilters[name];
    const bars = matches.flatMap(({ company }) => {
      const value = numberIn(company, name);
      return value === null ? [] : [bucketIndexOf(value, edges)];
    });
    return [name, bucketsOf(edges, (bar) => bars.filter((one) => one === bar).length)];
  });
  return { isExact: true, ...Object.fromEntries([...lists, ...ranges]) } as Facets;
}
