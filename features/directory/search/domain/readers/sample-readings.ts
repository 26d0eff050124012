import type { CompanyFilters } from '#features/directory/search/domain/company-filters.ts';
import { readQuery } from './read-query.ts';
import type { ReaderName } from './reader-names.ts';
import { textInstead } from './spans.ts';
import type { Reading } from './reader.ts';

const directory = {
  stages: ['Early stage', 'Growth', 'Pre-seed', 'Seed', 'Series A', 'series_b'],
  statuses: ['acquired', 'active', 'closed', 'Closed', 'on hold', 'operating'],
  rates: new Map([['EUR', 1.1]]),
};
export const { stages: someStages, statuses: someStatuses } = directory;

/** What is read from a text. Without `like`: no company there has a name that it could be. */
export const readingsIn = (
  text: string,
  asWords: readonly ReaderName[] = ['like'],
): readonly Reading[] => readQuery(text, { asWords }, directory);

/** The filters that are read from a text, and the words that are searched. */
export function readText(text: string, asWords?: readonly ReaderName[]) {
  const readings = readingsIn(text, asWords);
  const filters: CompanyFilters = Object.assign({}, ...readings.map((one) => one.filters));
  const spans = readings.flatMap((one) => one.spans);
  return { filters, words: spans.length === 0 ? text : textInstead(text, spans) };
}
