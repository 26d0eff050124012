import { useState } from 'react';
import { parseNumber } from '#features/cases/corporations/domain/parse-number.ts';
import { controlClasses } from '#ui/Field.tsx';

interface Props {
  readonly label: string;
  /** The label beside it, which the whole one begins with. */
  readonly shown: string;
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
}

/** A bound of a number. What is no number is shown as wrong, and does not count. */
export function BoundField({ label, shown, value, onChange }: Props) {
  const [typed, setTyped] = useState(value === undefined ? '' : String(value));
  const isWrong = typed.trim() !== '' && parseNumber(typed) === null;
  return (
    <label className="flex items-center gap-2 text-control">
      <span className="text-ink-2">{shown}</span>
      <input
        aria-label={label}
        aria-invalid={isWrong}
        inputMode="decimal"
        value={typed}
        maxLength={20}
        placeholder="Any"
        onChange={(event) => {
          setTyped(event.target.value);
          onChange(parseNumber(event.target.value) ?? undefined);
        }}
        className={`${controlClasses(isWrong ? 'wrong' : undefined)} h-8 w-28!`}
      />
    </label>
  );
}
