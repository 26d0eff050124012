import { clsx } from 'clsx';
import { Check, ChevronDown, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { SearchField } from 'react-aria-components/SearchField';
import { Select, SelectValue } from 'react-aria-components/Select';
import type { fieldAriaProps } from './Field.tsx';

export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** A one-line description. */
  readonly about?: string;
}

interface Props<Value extends string> {
  readonly label: string;
  /** Whether the label is for screen readers only. */
  readonly isLabelHidden?: boolean;
  readonly options: readonly SelectOption<Value>[];
  /** Null: none is selected. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly isDisabled?: boolean;
  /** Shown while none is selected. */
  readonly placeholder?: string;
  /** Of the search field above a long list. */
  readonly searchLabel?: string;
  /** In a form: as high as its text fields, with their ARIA attributes. */
  readonly inForm?: Pick<ReturnType<typeof fieldAriaProps>, 'id' | 'aria-describedby'>;
}

/** A list that is filtered while typing; the arrow keys move in it. */
function Searchable({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const { contains } = useFilter({ sensitivity: 'base' });
  return (
    <Autocomplete filter={contains}>
      <SearchField
        aria-label={label}
        autoFocus
        className="relative mb-1 flex items-center border-b border-line"
      >
        <Search aria-hidden className="absolute left-2 size-4 text-ink-3" strokeWidth={1.75} />
        <Input
          placeholder={label}
          className="h-9 w-full bg-transparent pl-8 text-control outline-none placeholder:text-ink-3"
        />
      </SearchField>
      {children}
    </Autocomplete>
  );
}

/** A single choice from a listbox. */
export function SelectField<Value extends string>({
  label,
  isLabelHidden = false,
  options,
  value,
  onChange,
  isDisabled = false,
  placeholder = '',
  inForm,
  searchLabel,
}: Props<Value>) {
  const list = (
    <ListBox className="max-h-80 overflow-y-auto outline-none">
      {options.map((option) => (
        <ListBoxItem
          key={option.value}
          id={option.value}
          textValue={option.label}
          className="flex min-h-8 cursor-pointer items-center justify-between gap-4 rounded-control px-2 py-1 text-control outline-none data-[focused]:bg-hover"
        >
          <span className="min-w-0">
            {option.label}
            {option.about !== undefined && (
              <span className="block text-small text-ink-3">{option.about}</span>
            )}
          </span>
          {option.value === value && <Check aria-hidden className="size-4 text-accent" />}
        </ListBoxItem>
      ))}
    </ListBox>
  );
  return (
    <Select
      selectedKey={value}
      isDisabled={isDisabled}
      onSelectionChange={(key) => {
        const choice = options.find((option) => option.value === key);
        if (choice && choice.value !== value) onChange(choice.value);
      }}
      className="flex flex-col gap-1.5"
    >
      <Label className={isLabelHidden ? 'sr-only' : 'font-medium'}>{label}</Label>
      <Button
        {...inForm}
        className={clsx(
          'flex cursor-pointer items-center justify-between gap-2 rounded-control border bg-raised transition-colors hover:border-ink-3 data-[disabled]:cursor-default data-[disabled]:opacity-50',
          inForm
            ? 'h-10 border-line-control px-3 text-reading sm:text-body'
            : 'h-8 border-line-strong px-2.5 text-control font-medium',
        )}
      >
        <SelectValue className={clsx('min-w-0 truncate', value === null && 'text-ink-3')}>
          {() => options.find((option) => option.value === value)?.label ?? value ?? placeholder}
        </SelectValue>
        <ChevronDown aria-hidden className="size-3.5 shrink-0 text-ink-3" />
      </Button>
      <Popover
        placement="bottom start"
        className="floating min-w-(--trigger-width) rounded-card p-1"
      >
        {searchLabel === undefined ? list : <Searchable label={searchLabel}>{list}</Searchable>}
      </Popover>
    </Select>
  );
}
