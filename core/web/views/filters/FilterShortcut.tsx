import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { listOf } from '#core/domain/filter-values.ts';
import { Button } from 'react-aria-components/Button';
import { DialogTrigger } from 'react-aria-components/Dialog';
import type { FilterDefinition, FilterProps } from './filter-definition.ts';
import { FilterEditor } from './FilterEditor.tsx';
import { FilterSurface } from './FilterSurface.tsx';

interface Props extends Omit<FilterProps, 'fields'> {
  readonly field: FilterDefinition;
}

/** A filter by values that is set so often that it stands beside the button with all of them. */
export function FilterShortcut({ field, values, onChange }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const { param, label } = field;
  const value = values[param];
  const count = listOf(value ?? '').length;
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setIsOpen}>
      <Button
        className={clsx(
          'flex h-8 cursor-pointer items-center gap-1.5 rounded-control border bg-raised px-2.5 text-control font-medium transition-colors hover:border-ink-3 pointer-coarse:h-11',
          count > 0 ? 'border-accent text-accent-ink' : 'border-line-strong',
        )}
      >
        {label} {count > 0 && <span className="tabular">{count}</span>}
        <ChevronDown aria-hidden className="size-3.5 shrink-0 text-ink-3" />
      </Button>
      <FilterSurface label={label}>
        <FilterEditor
          field={field}
          value={value}
          onChange={(next) => onChange({ [param]: next })}
          onDone={() => setIsOpen(false)}
        />
      </FilterSurface>
    </DialogTrigger>
  );
}
