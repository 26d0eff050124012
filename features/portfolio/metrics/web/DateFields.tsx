import { useId } from 'react';
import { DateField } from '#ui/DateField.tsx';
import type { RangeFieldProps } from './RangeField.tsx';
import { rangeOf } from './use-metrics.ts';

/** The first and the last day. */
export function DateFields({ search, onChange }: RangeFieldProps) {
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
