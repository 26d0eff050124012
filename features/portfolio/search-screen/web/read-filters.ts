import type { ReaderName } from '#features/directory/search/domain/readers/reader-names.ts';
import type { ReadFilter } from '#features/directory/search/domain/search.ts';
import { companyFilters } from '#features/directory/search/domain/company-filters.ts';
import { describeFilters } from '#features/directory/search/domain/search-name.ts';
import { searchParamsOf } from '#features/directory/search/domain/search-url.ts';
import { scoutSearch, type ScoutSearch } from './search-params.ts';
import type { ChangeSearch } from './use-scout-search.ts';

/** What each reader reads. */
export const readerLabels: Readonly<Record<ReaderName, string>> = {
  like: 'Similar',
  name: 'Name',
  source: companyFilters.kinds.label,
  country: companyFilters.country.label,
  stage: companyFilters.stage.label,
  status: companyFilters.status.label,
  staff: companyFilters.staff.label,
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

type Read = readonly ReadFilter[];

/** The parameters of what was read, as if they were chosen. */
const paramsOf = ({ filters }: ReadFilter): ScoutSearch =>
  Object.fromEntries(
    Object.entries(scoutSearch(searchParamsOf('', filters))).filter(
      ([, value]) => value !== undefined,
    ),
  );

const appliedOf = (read: Read): Read => read.filter(({ isApplied }) => isApplied);

/** The search with what was read from its words as chosen filters. */
export const withRead = (search: ScoutSearch, read: Read): ScoutSearch =>
  Object.assign({}, search, ...appliedOf(read).map(paramsOf));

/** A filter that was read becomes one of one's own when it is changed, and its words go. */
export const changeRead =
  (read: Read, onChange: ChangeSearch): ChangeSearch =>
  (next, how) =>
    onChange((before) => {
      const change = typeof next === 'function' ? next(withRead(before, read)) : next;
      const changed = appliedOf(read).find((one) =>
        Object.keys(paramsOf(one)).some((name) => name in change),
      );
      return changed === undefined ? change : { ...change, q: changed.rest || undefined };
    }, how);
