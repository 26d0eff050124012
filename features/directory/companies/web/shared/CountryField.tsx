import { clsx } from 'clsx';
import { controlClasses, fieldAriaProps, FieldFrame } from '#ui/Field.tsx';
import { countryOptions } from './country-options.ts';

interface Props {
  readonly id: string;
  readonly label: string;
  /** ISO 3166-1 alpha-2; empty: none. */
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly problem: string | undefined;
}

/** A country, or none. The browser's own list, which phones show best and letters search. */
export function CountryField({ id, label, value, onChange, problem }: Props) {
  const parts = { id, label, isRequired: false, problem };
  return (
    <FieldFrame {...parts}>
      <select
        {...fieldAriaProps(parts)}
        value={value}
        autoComplete="country"
        onChange={(event) => onChange(event.target.value)}
        className={clsx(controlClasses(problem), 'h-10')}
      >
        <option value="">–</option>
        {countryOptions().map(({ value: code, label: name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
