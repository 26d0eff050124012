import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { afterClosing } from '#ui/after-closing.ts';
import { focusField } from '#ui/focus-field.ts';
import { useScrollEdges } from '#ui/use-scroll-edges.ts';
import { isSet, type FilterDefinition, type FilterProps } from './filter-definition.ts';
import { filterWords } from './filter-words.ts';
import { filterButtonId } from './FilterButton.tsx';
import { FilterEditor } from './FilterEditor.tsx';
import { FilterSurface } from './FilterSurface.tsx';

interface ChipProps {
  readonly field: FilterDefinition;
  readonly value: string | undefined;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onChange: (value: string | undefined) => void;
  readonly onRemove: () => void;
}

/** A question has its mark already. */
const leadOf = (label: string) => (/[?:.!]$/u.test(label) ? label : `${label}:`);

function Chip({ field, value, isOpen, onOpenChange, onChange, onRemove }: ChipProps) {
  const { param, label } = field;
  return (
    <li className="flex h-8 max-w-80 shrink-0 items-center rounded-full bg-accent-soft text-control font-medium text-accent-ink pointer-coarse:h-11">
      <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
        <Button
          data-chip={param}
          onKeyDown={({ key }) => {
            if (key === 'Delete' || key === 'Backspace') onRemove();
          }}
          className="h-full min-w-0 cursor-pointer truncate rounded-l-full pr-1 pl-3 transition-colors hover:underline"
        >
          {leadOf(label)} {isSet(value) ? filterWords(field, value) : 'any'}
        </Button>
        <FilterSurface label={label}>
          <p className="truncate border-b border-line px-3 py-2.5 text-control font-medium">
            {label}
          </p>
          <FilterEditor
            field={field}
            value={value}
            onChange={onChange}
            onDone={() => onOpenChange(false)}
          />
        </FilterSurface>
      </DialogTrigger>
      <Button
        aria-label={`Remove filter: ${label}`}
        onPress={onRemove}
        className="grid h-full w-8 shrink-0 cursor-pointer place-items-center rounded-r-full hover:text-ink pointer-coarse:w-11"
      >
        <X aria-hidden className="size-3.5" />
      </Button>
    </li>
  );
}

/** The filters that are set: each opens its editor, and can be taken away. */
export function FilterChipList({ fields, values, onChange }: FilterProps) {
  const [openParam, setOpenParam] = useState<string | null>(null);
  const scroller = useScrollEdges<HTMLUListElement>();
  const list = useRef<HTMLDivElement>(null);
  const active = fields.filter(({ param }) => isSet(values[param]));
  // One whose editor is open stays, though its last value was taken away there.
  const chips = fields.filter(({ param }) => isSet(values[param]) || param === openParam);

  /** A chip that leaves gives the focus to the one after it, before it, or to the button. */
  function focusBeside(param: string): void {
    const place = chips.findIndex((one) => one.param === param);
    const beside = (chips[place + 1] ?? chips[place - 1])?.param;
    afterClosing(() => {
      const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-chip]') ?? [])];
      const next = buttons.find(({ dataset }) => dataset.chip === beside);
      if (next) next.focus();
      else focusField(filterButtonId);
    });
  }
  function remove(param: string): void {
    onChange({ [param]: undefined });
    focusBeside(param);
  }
  if (chips.length === 0) return null;
  return (
    <div ref={list} className="mb-3">
      <ul
        aria-label="Filters"
        ref={scroller}
        className="fade-edges flex flex-wrap items-center gap-1.5 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:py-1 max-sm:[scrollbar-width:none]"
      >
        {chips.map((field) => {
          const { param } = field;
          return (
            <Chip
              key={param}
              field={field}
              value={values[param]}
              isOpen={param === openParam}
              onOpenChange={(isOpen) => {
                setOpenParam(isOpen ? param : null);
                if (!isOpen && !isSet(values[param])) focusBeside(param);
              }}
              onChange={(value) => onChange({ [param]: value })}
              onRemove={() => remove(param)}
            />
          );
        })}
        {active.length > 1 && (
          <li className="shrink-0">
            <Button
              onPress={() => {
                onChange(Object.fromEntries(active.map(({ param }) => [param, undefined])));
                afterClosing(() => focusField(filterButtonId));
              }}
              className="h-8 cursor-pointer rounded-control px-2 text-control font-medium text-ink-3 hover:text-ink pointer-coarse:h-11"
            >
              Clear all
            </Button>
          </li>
        )}
      </ul>
    </div>
  );
}
