import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';

interface Props<Value extends string> {
  readonly label: string;
  readonly options: readonly {
    readonly value: Value;
    readonly label: string;
    /** Beside the label; on a small screen instead of it. */
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
        const choice = options.find((option) => keys.has(option.value));
        if (choice && choice.value !== value) onChange(choice.value);
      }}
      className="flex rounded-control bg-hover p-0.5 forced-colors:border"
    >
      {options.map(({ value: id, label: words, icon: Icon }) => (
        <ToggleButton
          key={id}
          id={id}
          className={clsx(
            'relative flex h-7 cursor-pointer items-center gap-1.5 rounded-chip px-2.5 text-control font-medium text-ink-2 transition-colors hover:text-ink pointer-coarse:h-9 pointer-coarse:px-3',
            'data-[selected]:bg-thumb data-[selected]:text-ink data-[selected]:shadow-card',
          )}
        >
          {Icon && <Icon aria-hidden className="size-4" strokeWidth={1.75} />}
          <span className={clsx(Icon && 'max-sm:sr-only')}>{words}</span>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
