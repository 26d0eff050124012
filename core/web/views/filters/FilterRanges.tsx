import { useEffect, useId, useState } from 'react';
import {
  dayEndOf,
  dayRangeOf,
  numberRangeOf,
  rangeEnds,
  rangeText,
} from '#core/domain/filter-values.ts';
import { pluralize } from '#core/domain/format.ts';
import { limits } from '#core/domain/limits.ts';
import { Button } from '#ui/Button.tsx';
import { DateField } from '#ui/DateField.tsx';
import { TextField } from '#ui/Field.tsx';
import { focusField } from '#ui/focus-field.ts';
import { isSet, type FilterDefinition } from './filter-definition.ts';

interface Props {
  readonly field: FilterDefinition;
  readonly value: string;
  /** Undefined: both ends are empty. */
  readonly onChange: (value: string | undefined) => void;
}

const open = { from: '', to: '' };
const field = { isRequired: false, isUnmarked: true } as const;

/** Digits with a decimal comma, or separators of thousands as spaces. */
const asDigits = (typed: string) => typed.trim().replaceAll(/\s/gu, '').replace(',', '.');

/** A range of numbers, both ends included. What is typed holds as soon as it is one. */
export function NumberRange({ field: { unit }, value, onChange }: Props) {
  const id = useId();
  const [ends, setEnds] = useState(isSet(value) ? rangeEnds(value) : open);
  const text = rangeText({ from: asDigits(ends.from), to: asDigits(ends.to) });
  const isWrong = text !== '' && numberRangeOf(text) === null;
  function change(next: typeof ends): void {
    setEnds(next);
    const typed = rangeText({ from: asDigits(next.from), to: asDigits(next.to) });
    if (typed === '') onChange(undefined);
    else if (numberRangeOf(typed) !== null) onChange(typed);
  }
  const end = (name: keyof typeof ends, label: string, isFirst: boolean) => (
    <TextField
      {...field}
      id={`${id}${name}`}
      label={label}
      type="decimal"
      isFirst={isFirst}
      problem={undefined}
      maxLength={limits.nameCharacters}
      value={ends[name]}
      onChange={(typed) => change({ from: ends.from, to: ends.to, [name]: typed })}
    />
  );
  return (
    <div className="space-y-2 p-3">
      <div className="grid grid-cols-2 gap-3">
        {end('from', unit === undefined ? 'At least' : `At least, ${unit}`, true)}
        {end('to', unit === undefined ? 'At most' : `At most, ${unit}`, false)}
      </div>
      <p role="status" className="min-h-5 text-control text-bad-ink">
        {isWrong && 'Enter numbers, the lower one first.'}
      </p>
    </div>
  );
}

/** The ranges relative to today that are offered, in days. */
const offered = { past: [7, 30, 90], future: [7, 14, 30, 90] } as const;

/** A range of days, from a calendar or relative to today. */
export function DayRange({ field: { span }, value, onChange }: Props) {
  const id = useId();
  const [ends, setEnds] = useState(isSet(value) ? rangeEnds(value) : open);
  const text = rangeText(ends);
  const isWrong = text !== '' && dayRangeOf(text) === null;
  function change(next: typeof ends): void {
    setEnds(next);
    const typed = rangeText(next);
    if (typed === '') onChange(undefined);
    else if (dayRangeOf(typed) !== null) onChange(typed);
  }
  const dayText = (end: string) => {
    const read = dayEndOf(end);
    return read !== null && 'day' in read ? read.day : '';
  };
  const relative = span === undefined ? [] : offered[span];
  const first = `${id}from`;
  useEffect(() => {
    if (span === undefined) focusField(first);
  }, [span, first]);
  return (
    <div className="space-y-3 p-3">
      {relative.length > 0 && (
        <div className="flex flex-wrap gap-1.5">
          {relative.map((days) => {
            const range =
              span === 'past' ? { from: `-${days}d`, to: '0d' } : { from: '0d', to: `${days}d` };
            const isOn = rangeText(range) === text;
            return (
              <Button
                key={days}
                autoFocus={days === relative[0]}
                size="small"
                variant={isOn ? 'primary' : 'plain'}
                aria-pressed={isOn}
                onPress={() => change(isOn ? open : range)}
              >
                {span === 'past' ? 'Last' : 'Next'} {pluralize(days, 'day', 'days')}
              </Button>
            );
          })}
        </div>
      )}
      {(['from', 'to'] as const).map((name) => (
        <DateField
          {...field}
          key={name}
          id={`${id}${name}`}
          label={name === 'from' ? 'From' : 'Until'}
          problem={undefined}
          value={dayText(ends[name])}
          onChange={(day) => {
            // A day beside a range from today replaces that.
            const days = { from: dayText(ends.from), to: dayText(ends.to) };
            change({ from: days.from, to: days.to, [name]: day });
          }}
        />
      ))}
      <p role="status" className="min-h-5 text-control text-bad-ink">
        {isWrong && 'The first day must not be after the last.'}
      </p>
    </div>
  );
}
