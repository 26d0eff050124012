import { companyFilters } from '#features/directory/search/domain/company-filters.ts';
import type { ReadFilter } from '#features/directory/search/domain/search.ts';
import { ActiveFilterChips } from '#ui/ActiveFilterChips.tsx';
import { chosenFilters, noFilters } from './filters.ts';
import { asWords, labelOfRead, readerLabels } from './read-filters.ts';
import type { ScoutSearch } from './search-params.ts';
import type { ChangeSearch } from './use-scout-search.ts';

interface Props {
  readonly search: ScoutSearch;
  /** What was read from the words. */
  readonly read?: readonly ReadFilter[] | undefined;
  readonly onChange: ChangeSearch;
}

/** The selected filters as chips, and those that were read from the words. */
export function FilterChips({ search, read = [], onChange }: Props) {
  const filters = chosenFilters(search).map(({ key, filter, label, without }) => ({
    key,
    label,
    title: companyFilters[filter].label,
    onRemove: () => onChange(without),
  }));
  const ofWords = read
    .filter(({ isApplied }) => isApplied)
    .map((one) => ({
      key: `read ${one.reader}`,
      label: labelOfRead(one),
      title: readerLabels[one.reader],
      onRemove: () => onChange((before) => asWords(before, [one.reader])),
    }));
  const ofImport = {
    key: 'import',
    label: 'One import',
    title: 'Import',
    onRemove: () => onChange({ importId: undefined }),
  };
  return (
    <ActiveFilterChips
      chosen={[...(search.importId === undefined ? [] : [ofImport]), ...filters, ...ofWords]}
      onClear={() =>
        onChange((before) => ({
          ...noFilters,
          ...asWords(
            before,
            read.map(({ reader }) => reader),
          ),
        }))
      }
    />
  );
}
