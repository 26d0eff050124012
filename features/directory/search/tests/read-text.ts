import type { CompanyFilters } from '#features/directory/search/domain/company-filters.ts';
import { readQuery } from '#features/directory/search/domain/readers/read-query.ts';
import { textWithout } from '#features/directory/search/domain/readers/reading.ts';

export const someDirectory = {
  stages: ['Early stage', 'Growth', 'Pre-seed', 'Seed', 'Series A', 'series_b'],
  rates: new Map([['EUR', 1.1]]),
};

/** The filters that are read from a text, and the words that are left. */
export function readText(text: string): readonly [CompanyFilters, string] {
  const readings = readQuery(text, {}, someDirectory);
  return [
    Object.assign({}, ...readings.map(({ filters }) => filters)),
    textWithout(
      text,
      readings.flatMap(({ spans }) => spans),
    ),
  ];
}
