import { useId } from 'react';
import { DateField } from '#ui/DateField.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { defaultRange, rangeDays, type MetricsSearch } from './search-params.ts';
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

/** The first and the last day. */
export function DateFields({ search, onChange }: Props) {
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
