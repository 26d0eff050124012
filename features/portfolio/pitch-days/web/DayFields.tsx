import { useId } from 'react';
import { pitchDayLimits } from '#features/portfolio/pitch-days/domain/limits.ts';
import { DateField } from '#ui/DateField.tsx';
import { TextField } from '#ui/Field.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import type { FormValues, Problems } from './form-values.ts';
import { zoneName } from './day-words.ts';

interface Props {
  readonly values: FormValues;
  readonly problems: Problems;
  readonly onChange: (values: FormValues) => void;
}

const zones = (current: string) =>
  [...new Set([current, 'UTC', ...Intl.supportedValuesOf('timeZone')])].map((value) => ({
    value,
    label: zoneName(value),
  }));

/** When and where a pitch day takes place. */
export function DayFields({ values, problems, onChange }: Props) {
  const id = useId();
  const text = (name: keyof FormValues, label: string, maxLength: number) => ({
    id: `${id}-${name}`,
    label,
    maxLength,
    isRequired: name !== 'breaks' && name !== 'place',
    value: values[name],
    problem: problems[name],
    onChange: (value: string) => onChange({ ...values, [name]: value }),
  });
  return (
    <>
      <TextField {...text('name', 'Name', 120)} isFirst />
      <div className="grid gap-5 sm:grid-cols-2">
        <DateField
          id={`${id}-date`}
          label="Date"
          isRequired
          problem={problems.date}
          value={values.date}
          onChange={(date) => onChange({ ...values, date })}
        />
        <SelectField
          label="Time zone"
          searchLabel="Search time zones"
          options={zones(values.timeZone)}
          value={values.timeZone}
          onChange={(timeZone) => onChange({ ...values, timeZone })}
          inForm={{ id: `${id}-zone`, 'aria-describedby': undefined }}
        />
      </div>
      <div className="grid grid-cols-2 gap-5 sm:grid-cols-3">
        <TextField {...text('startsAt', 'From', 5)} />
        <TextField {...text('endsAt', 'To', 5)} />
        <TextField {...text('slotMinutes', 'Minutes for a session', 3)} />
      </div>
      <TextField {...text('breaks', 'Breaks', 200)} placeholder="10:30–11:00, 12:00–13:00" />
      <TextField {...text('rooms', 'Rooms, with commas between', 600)} />
      <TextField
        {...text('place', 'Address or link to a meeting', pitchDayLimits.placeCharacters)}
      />
    </>
  );
}
