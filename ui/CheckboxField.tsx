import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Checkbox } from 'react-aria-components/Checkbox';

interface Props {
  /** Needed without visible text. */
  readonly label?: string;
  readonly isSelected: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (isSelected: boolean) => void;
  readonly children?: ReactNode;
}

/** A checkbox, with text beside it or an `aria-label`. */
export function CheckboxField({
  label,
  isSelected,
  isDisabled = false,
  onChange,
  children,
}: Props) {
  return (
    <Checkbox
      aria-label={label}
      isSelected={isSelected}
      isDisabled={isDisabled}
      onChange={onChange}
      // The input inside is placed: without a parent of its own it would scroll something else into view.
      className="group relative flex min-h-6 w-fit min-w-6 cursor-pointer items-center gap-2 text-control font-medium data-[disabled]:cursor-default data-[disabled]:opacity-40"
    >
      <span
        aria-hidden
        className={clsx(
          'grid size-4 shrink-0 place-items-center rounded-chip border',
          'group-data-[focus-visible]:outline-2 group-data-[focus-visible]:outline-offset-2 group-data-[focus-visible]:outline-accent',
          isSelected
            ? 'border-accent bg-accent text-on-accent'
            : 'border-line-control bg-raised *:invisible',
        )}
      >
        <Check className="size-3" strokeWidth={2.5} />
      </span>
      {children}
    </Checkbox>
  );
}
