import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { defaultRange, rangeDays, type MetricsSearch } from './search-params.ts';
import { rangeOf } from './use-metrics.ts';

export interface RangeFieldProps {
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
export function RangeField({ search, onChange }: RangeFieldProps) {
  const isDates = search.from !== undefined && search.to !== undefined;
  return (
    <SegmentedControl
      label="Range"
      options={[
        ...rangeDays.map((days) => ({ value: String(days), label: rangeLabels[days] })),
        { value: dates, label: 'Dates' },
      ]}
      value={isDates ? dates : String(search.range ?? defaultRange)}
      onChange={(key) => {
        const range = rangeDays.find((days) => String(days) === key);
        onChange(
          range === undefined
            ? { range: undefined, ...rangeOf(search) }
            : { range, from: undefined, to: undefined },
        );
      }}
    />
  );
}
