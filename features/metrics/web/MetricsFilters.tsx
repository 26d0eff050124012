import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { pluralize } from '#core/domain/format.ts';
import { facets, list } from '#features/opportunities/domain/endpoints.ts';
import { useCorporation } from '#core/web/session/use-corporation.ts';
import { useCorporationFilter } from '#core/web/session/use-corporation-filter.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { FilterField } from '#core/web/views/FilterField.tsx';
import { DateField } from '#ui/DateField.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { defaultRange, metricsParams, rangeDays, type MetricsSearch } from './search-params.ts';
import { rangeOf } from './use-metrics.ts';

interface Props {
  readonly search: MetricsSearch;
  readonly onChange: (next: MetricsSearch) => void;
}

const rangeLabels: Record<(typeof rangeDays)[number], string> = {
  30: '30 days',
  90: '90 days',
  365: 'Year',
};
const dates = 'dates';

/** The last days, or two dates. */
export function RangeField({ search, onChange }: Props) {
  const isDates = search.from !== undefined && search.to !== undefined;
  return (
    <SegmentedControl
      label="Range"
      options={[
        ...rangeDays.map((days) => ({ value: String(days), label: rangeLabels[days] })),
        { value: dates, label: 'Dates' },
      ]}
      value={isDates ? dates : String(search.range ?? defaultRange)}
      onChange={(chosen) => {
        const range = rangeDays.find((days) => String(days) === chosen);
        onChange(
          range === undefined
            ? { range: undefined, ...rangeOf(search) }
            : { range, from: undefined, to: undefined },
        );
      }}
    />
  );
}

function Dates({ search, onChange }: Props) {
  const id = useId();
  const { from, to } = rangeOf(search);
  const isWrong = search.from !== from || search.to !== to;
  const field = { isRequired: false, problem: undefined };
  return (
    <fieldset className="flex flex-wrap gap-3">
      <legend className="sr-only">Dates</legend>
      <DateField
        {...field}
        id={`${id}-from`}
        label="From"
        value={search.from ?? from}
        onChange={(day) => onChange({ from: day || from })}
      />
      <DateField
        {...field}
        id={`${id}-to`}
        label="To"
        value={search.to ?? to}
        problem={isWrong ? 'Choose from 1 day to 3 years.' : undefined}
        onChange={(day) => onChange({ to: day || to })}
      />
    </fieldset>
  );
}

const opportunitiesMost = '100';

/** Cycle, opportunity, comparison, and dates. */
export function MetricsFilters({ search, onChange }: Props) {
  const corporation = useCorporationFilter();
  const { isLoading } = useCorporation();
  const { cycle } = search;
  const asked = {
    enabled: !isLoading,
    placeholderData: <Data,>(before: Data | undefined) => before,
  };
  const { data: counts } = useQuery({
    ...queryOptionsOf(facets, { query: corporation }),
    ...asked,
  });
  const { data: found } = useQuery({
    ...queryOptionsOf(list, {
      query: { ...corporation, cycle, sort: 'name', limit: opportunitiesMost },
    }),
    ...asked,
  });
  const cycles = (counts?.cycles ?? []).map(({ value, label, count }) => ({
    value,
    label,
    about: pluralize(count, 'opportunity', 'opportunities'),
  }));
  const opportunities = (found?.data ?? []).map(({ id, name, cycleName }) => ({
    value: id,
    label: name,
    about: cycleName ?? '',
  }));
  const field = { params: metricsParams, search };
  return (
    <div className="mt-5 mb-4 space-y-3">
      <div className="flex flex-wrap items-center gap-2">
        <FilterField
          {...field}
          name="cycle"
          options={cycles}
          onChange={(next) => onChange({ ...next, opportunity: undefined })}
        />
        <FilterField {...field} name="opportunity" options={opportunities} onChange={onChange} />
        <SegmentedControl
          label="Comparison"
          options={[
            { value: 'on', label: 'With the period before' },
            { value: 'off', label: 'Without' },
          ]}
          value={search.compare ?? 'on'}
          onChange={(chosen) => onChange({ compare: chosen === 'off' ? 'off' : undefined })}
        />
      </div>
      {search.from !== undefined && <Dates search={search} onChange={onChange} />}
    </div>
  );
}
