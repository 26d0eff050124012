import { clsx } from 'clsx';
import { controlClasses, fieldAriaProps, FieldFrame } from './Field.tsx';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly isRequired: boolean;
  readonly hint?: string | undefined;
  readonly problem: string | undefined;
  /** `2026-12-15`, or empty. */
  readonly value: string;
  readonly onChange: (day: string) => void;
}

/** A date, typed or picked with the browser's date picker. */
export function DateField({ value, onChange, ...parts }: Props) {
  return (
    <FieldFrame {...parts}>
      <input
        {...fieldAriaProps(parts)}
        type="date"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={clsx(controlClasses(parts.problem), 'h-10')}
      />
    </FieldFrame>
  );
}
