import { clsx } from 'clsx';
import { Star } from 'lucide-react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { pluralize } from '#core/domain/format.ts';
import { StarRow } from './StarRow.tsx';

interface Props {
  readonly label: string;
  readonly most: number;
  readonly value: number | null;
  /** Null: the selected star was chosen again, which removes the rating. */
  readonly onChange: (value: number | null) => void;
  readonly isDisabled?: boolean;
}

const steps = (most: number) => Array.from({ length: most }, (_, index) => index + 1);

const star = (isOn: boolean) =>
  clsx('size-4', isOn ? 'fill-warn text-warn-ink' : 'text-line-strong');

/** A rating as stars, read-only. */
export function StarRatingDisplay({
  value,
  most,
}: Pick<Props, 'most'> & { readonly value: number }) {
  return (
    <span role="img" aria-label={`${value} of ${most} stars`} className="-mx-1 inline-flex">
      <StarRow most={most} value={value} />
    </span>
  );
}

/** A rating by stars: clicked, or by arrow keys. */
export function StarRating({ label, most, value, onChange, isDisabled = false }: Props) {
  return (
    <RadioGroup
      aria-label={label}
      orientation="horizontal"
      isDisabled={isDisabled}
      value={value === null ? null : String(value)}
      onChange={(stars) => onChange(Number(stars))}
      className="flex"
    >
      {steps(most).map((step) => (
        <Radio
          key={step}
          value={String(step)}
          aria-label={pluralize(step, 'star', 'stars')}
          onClick={() => step === value && onChange(null)}
          className="relative grid size-7 cursor-pointer pointer-coarse:size-10 place-items-center rounded-control hover:bg-hover data-[disabled]:cursor-default data-[focus-visible]:outline-2 data-[focus-visible]:outline-accent"
        >
          <Star aria-hidden className={star(value !== null && step <= value)} strokeWidth={1.75} />
        </Radio>
      ))}
    </RadioGroup>
  );
}
