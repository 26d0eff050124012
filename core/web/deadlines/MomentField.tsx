import { clsx } from 'clsx';
import { useState } from 'react';
import { placeOfZone } from '#core/domain/zoned-time.ts';
import { DateField } from '#ui/DateField.tsx';
import { controlClasses, fieldAriaProps, FieldFrame } from '#ui/Field.tsx';
import { dayIn, instantIn, timeIn, usualTimes } from './zoned-days.ts';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly isRequired: boolean;
  readonly hint?: string | undefined;
  readonly problem: string | undefined;
  readonly value: string | null;
  /** The corporation's, in which the day and the time are meant. */
  readonly timeZone: string;
  /** Which minute of the day is meant until one is chosen. */
  readonly edge: keyof typeof usualTimes;
  readonly onChange: (instant: string | null) => void;
}

/** A day and a time in the corporation's zone. Two fields, beside each other in the grid around them. */
export function MomentField({ value, timeZone, edge, onChange, ...parts }: Props) {
  const { id, label } = parts;
  const [choice, setChoice] = useState<string>(usualTimes[edge]);
  const time = value === null ? choice : timeIn(value, timeZone);
  const timeParts = {
    id: `${id}-time`,
    label: `${label} at (${placeOfZone(timeZone)})`,
    isRequired: true,
    problem: undefined,
  };
  return (
    <>
      <DateField
        {...parts}
        value={dayIn(value, timeZone)}
        onChange={(day) => onChange(instantIn(day, time, timeZone))}
      />
      <FieldFrame {...timeParts}>
        <input
          {...fieldAriaProps(timeParts)}
          type="time"
          value={time}
          onChange={({ target }) => {
            const typed = target.value || usualTimes[edge];
            setChoice(typed);
            if (value !== null) onChange(instantIn(dayIn(value, timeZone), typed, timeZone));
          }}
          className={clsx(controlClasses(undefined), 'h-10 tabular')}
        />
      </FieldFrame>
    </>
  );
}
