import type { ReaderName } from '#features/directory/search/domain/readers/reader-names.ts';
import type { ReadFilter } from '#features/directory/search/domain/search.ts';
import { companyFilters } from '#features/directory/search/domain/company-filters.ts';
import { describeFilters } from '#features/directory/search/domain/search-name.ts';
import type { ScoutSearch } from './search-params.ts';

/** What each reader reads. */
export const readerLabels: Readonly<Record<ReaderName, string>> = {
  like: 'Similar',
  name: 'Name',
  source: companyFilters.kinds.label,
  country: companyFilters.country.label,
  stage: companyFilters.stage.label,
  founded: companyFilters.founded.label,
  funding: companyFilters.funding.label,
  exclusion: 'Exclusion',
};

/** More countries are said by their region: “in the Nordics”. */
const countriesNamed = 3;

/** What was read, in the words of filters. */
export const labelOfRead = ({ filters, said }: ReadFilter): string =>
  Object.keys(filters).length === 0 || (filters.country?.length ?? 0) > countriesNamed
    ? `“${said}”`
    : describeFilters(filters).join(', ');

/** The address in which these are words again. */
export const asWords = (search: ScoutSearch, readers: readonly ReaderName[]): ScoutSearch => ({
  asWords: [...new Set([...(search.asWords?.split(',') ?? []), ...readers])].join(',') || undefined,
});
