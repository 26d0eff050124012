import { Suspense } from 'react';
import { lazyPart } from '#core/web/router/lazy-part.tsx';
import { filterNames, type FilterName } from '#features/portfolio/metrics/domain/filter-names.ts';
import { filterWords } from '#features/portfolio/metrics/domain/report.ts';
import { ActiveFilterChips } from '#ui/ActiveFilterChips.tsx';
import { CheckboxField } from '#ui/CheckboxField.tsx';
import { MultiSelectField } from '#ui/MultiSelectField.tsx';
import { RangeField } from './RangeField.tsx';
import { withFilters, type MetricsSearch } from './search-params.ts';
import { useFilterOptions } from './use-filter-options.ts';

/** With a calendar, which most readers never open. */
const DateFields = lazyPart(() => import('./DateFields.tsx'), 'DateFields');

interface Props {
  readonly search: MetricsSearch;
  readonly onChange: (next: MetricsSearch) => void;
}

/** The address with one filter changed; without values it is none. */
function filtered(
  search: MetricsSearch,
  name: FilterName,
  values: readonly string[],
  isExcluded: boolean,
): MetricsSearch {
  const others = (search.except ?? []).filter((one) => one !== name);
  const except = isExcluded ? [...others, name] : others;
  return {
    [name]: values.length === 0 ? undefined : values,
    except: except.length === 0 ? undefined : except,
  };
}

/** Range, filters and comparison in a row, which scrolls on a phone; what is chosen stands below. */
export function MetricsFilters({ search, onChange }: Props) {
  const { shown, optionsOf } = useFilterOptions(search);
  const isExcluded = (name: FilterName) => search.except?.includes(name) === true;
  const chips = filterNames.flatMap((name) =>
    (search[name] ?? []).map((value) => {
      const words = optionsOf(name).find((option) => option.value === value)?.label ?? '…';
      return {
        key: `${name} ${value}`,
        title: filterWords[name],
        label: isExcluded(name) ? `Not ${words}` : words,
        onRemove: () => {
          const left = (search[name] ?? []).filter((one) => one !== value);
          onChange(filtered(search, name, left, left.length > 0 && isExcluded(name)));
        },
      };
    }),
  );
  return (
    <div className="mt-4 mb-3 space-y-3">
      <div
        role="group"
        aria-label="Range and filters"
        className="relative -mx-4 flex items-center gap-2 overflow-x-auto px-4 py-1 *:shrink-0 md:mx-0 md:flex-wrap md:overflow-visible md:px-0"
      >
        <RangeField search={search} onChange={onChange} />
        {shown.map((name) => (
          <MultiSelectField
            key={name}
            label={filterWords[name]}
            options={optionsOf(name)}
            values={search[name] ?? []}
            isExcluded={isExcluded(name)}
            onChange={(values, excluded) => onChange(filtered(search, name, values, excluded))}
          />
        ))}
        <span className="ml-1">
          <CheckboxField
            isSelected={search.compare === undefined}
            onChange={(isOn) => onChange({ compare: isOn ? undefined : 'off' })}
          >
            Period before
          </CheckboxField>
        </span>
      </div>
      {search.from !== undefined && (
        <Suspense fallback={<div className="skeleton h-17 w-80 rounded-control" />}>
          <DateFields search={search} onChange={onChange} />
        </Suspense>
      )}
      <ActiveFilterChips chosen={chips} onClear={() => onChange(withFilters({}))} />
    </div>
  );
}
