import { clsx } from 'clsx';
import { Check, ChevronDown, Search } from 'lucide-react';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { SearchField } from 'react-aria-components/SearchField';
import { SegmentedControl } from './SegmentedControl.tsx';
import type { SelectOption } from './SelectField.tsx';

interface Props {
  readonly label: string;
  readonly options: readonly SelectOption<string>[];
  readonly values: readonly string[];
  /** Whether everything but the values is meant. */
  readonly isExcluded: boolean;
  readonly onChange: (values: readonly string[], isExcluded: boolean) => void;
}

const ways = [
  { value: 'only', label: 'Only' },
  { value: 'except', label: 'All but' },
] as const;
/** From as many on a list is searched. */
const long = 8;

/** Several values of a list, or all but them. */
export function MultiSelectField({ label, options, values, isExcluded, onChange }: Props) {
  const { contains } = useFilter({ sensitivity: 'base' });
  const list = (
    <ListBox
      aria-label={label}
      selectionMode="multiple"
      selectedKeys={values}
      onSelectionChange={(keys) => onChange([...keys].map(String), isExcluded)}
      renderEmptyState={() => <p className="px-2 py-3 text-control text-ink-3">Nothing found.</p>}
      className="max-h-72 overflow-y-auto outline-none"
    >
      {options.map(({ value, label: words, about }) => (
        <ListBoxItem
          key={value}
          id={value}
          textValue={words}
          className="flex min-h-8 cursor-pointer items-center gap-2.5 rounded-control px-2 py-1 text-control outline-none data-[focused]:bg-hover"
        >
          {({ isSelected }) => (
            <>
              <span
                aria-hidden
                className={clsx(
                  'grid size-4 shrink-0 place-items-center rounded-chip border',
                  isSelected
                    ? 'border-accent bg-accent text-on-accent'
                    : 'border-line-control bg-raised *:invisible',
                )}
              >
                <Check className="size-3" strokeWidth={3} />
              </span>
              <span className="min-w-0">
                {words}
                {about !== undefined && about !== '' && (
                  <span className="block text-small text-ink-3">{about}</span>
                )}
              </span>
            </>
          )}
        </ListBoxItem>
      ))}
    </ListBox>
  );
  const count = values.length;
  return (
    <DialogTrigger>
      <Button
        aria-label={
          count === 0 ? label : `${label} ${count}, ${isExcluded ? 'left out' : 'chosen'}`
        }
        className={clsx(
          'flex h-8 cursor-pointer items-center gap-1.5 rounded-control border bg-raised px-2.5 text-control font-medium transition-colors hover:border-ink-3 pointer-coarse:h-10',
          count === 0 ? 'border-line-strong' : 'border-accent text-accent-ink',
        )}
      >
        {label} {count > 0 && <span className="tabular">{count}</span>}
        <ChevronDown aria-hidden className="size-3.5 shrink-0 text-ink-3" />
      </Button>
      <Popover placement="bottom start" className="floating w-72 rounded-card p-1">
        <Dialog aria-label={label} className="outline-none">
          <div className="mb-1 flex border-b border-line p-1 pb-2">
            <SegmentedControl
              label={`How ${label.toLowerCase()} is filtered`}
              options={ways}
              value={isExcluded ? 'except' : 'only'}
              onChange={(way) => onChange(values, way === 'except')}
            />
          </div>
          {options.length < long ? (
            list
          ) : (
            <Autocomplete filter={contains}>
              <SearchField
                aria-label={`Search: ${label.toLowerCase()}`}
                className="relative mb-1 flex items-center"
              >
                <Search
                  aria-hidden
                  className="absolute left-2 size-4 text-ink-3"
                  strokeWidth={1.75}
                />
                <Input
                  placeholder="Search"
                  className="h-8 w-full rounded-control bg-transparent pl-8 text-control placeholder:text-ink-3"
                />
              </SearchField>
              {list}
            </Autocomplete>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
