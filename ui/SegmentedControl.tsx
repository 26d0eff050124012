import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';

interface Props<Value extends string> {
  readonly label: string;
  readonly options: readonly {
    readonly value: Value;
    readonly label: string;
    /** Replaces the label where space is limited. */
    readonly icon?: LucideIcon;
  }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A single choice of a few options. Arrow keys move between them. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
}: Props<Value>) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const chosen = options.find((option) => keys.has(option.value));
        if (chosen && chosen.value !== value) onChange(chosen.value);
      }}
      className="flex rounded-[7px] border border-line bg-sunken p-0.5"
    >
      {options.map(({ value: id, label: words, icon: Icon }) => (
        <ToggleButton
          key={id}
          id={id}
          className={clsx(
            'relative h-6.5 cursor-pointer pointer-coarse:h-8.5 pointer-coarse:px-3 rounded-[5px] px-2.5 text-control font-medium text-ink-3 transition-colors hover:text-ink',
            'data-[selected]:bg-surface data-[selected]:text-ink data-[selected]:shadow-[0_1px_2px_oklch(0_0_0/0.08),0_0_0_1px_var(--color-line)]',
          )}
        >
          {Icon && <Icon aria-hidden className="size-4 sm:hidden" strokeWidth={1.75} />}
          <span className={clsx(Icon && 'max-sm:sr-only')}>{words}</span>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
