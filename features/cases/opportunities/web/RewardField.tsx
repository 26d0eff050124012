import { clsx } from 'clsx';
import { controlClasses, fieldAriaProps, FieldFrame } from '#ui/Field.tsx';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly problem: string | undefined;
  readonly amount: string;
  readonly currency: string;
  readonly onChange: (some: { amount?: string; currency?: string }) => void;
}

/** An amount and its currency, validated as one field. */
export function RewardField({ amount, currency, onChange, ...rest }: Props) {
  const parts = { ...rest, isRequired: false };
  const look = clsx(controlClasses(parts.problem), 'h-10');
  return (
    <FieldFrame {...parts}>
      <div className="flex gap-2">
        <input
          {...fieldAriaProps(parts)}
          inputMode="decimal"
          autoComplete="off"
          placeholder="25 000"
          value={amount}
          onChange={(event) => onChange({ amount: event.target.value })}
          className={look}
        />
        <input
          aria-label="Currency"
          autoComplete="off"
          maxLength={3}
          value={currency}
          onChange={(event) => onChange({ currency: event.target.value.toUpperCase() })}
          className={clsx(look, 'w-20! shrink-0')}
        />
      </div>
    </FieldFrame>
  );
}
