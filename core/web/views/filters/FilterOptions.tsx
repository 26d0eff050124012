import { clsx } from 'clsx';
import { Check, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { SearchField } from 'react-aria-components/SearchField';
import { formatNumber } from '#core/domain/format.ts';
import type { FilterOption } from './filter-definition.ts';

interface SearchableProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A list that is filtered while typing; the arrow keys move in it. */
export function SearchableOptions({ label, children }: SearchableProps) {
  const { contains } = useFilter({ sensitivity: 'base' });
  return (
    <Autocomplete filter={contains}>
      <SearchField
        aria-label={label}
        autoFocus
        className="relative flex items-center border-b border-line"
      >
        <Search aria-hidden className="absolute left-3 size-4 text-ink-3" strokeWidth={1.75} />
        <Input
          placeholder={label}
          className="h-10 w-full bg-transparent pl-9 text-reading outline-none placeholder:text-ink-3 sm:text-control [&::-webkit-search-cancel-button]:hidden"
        />
      </SearchField>
      {children}
    </Autocomplete>
  );
}

export const optionClasses =
  'flex min-h-8 cursor-pointer items-center gap-2.5 rounded-control px-2 py-1 text-control outline-none data-[focused]:bg-hover pointer-coarse:min-h-11';

/** From as many on a list is searched. */
const long = 8;

interface Props {
  readonly label: string;
  readonly options: readonly FilterOption[];
  readonly values: readonly string[];
  readonly hasMany: boolean;
  readonly onChange: (values: readonly string[]) => void;
}

function Mark({ isOn, hasMany }: { readonly isOn: boolean; readonly hasMany: boolean }) {
  return (
    <span
      aria-hidden
      className={clsx(
        'grid size-4 shrink-0 place-items-center border',
        hasMany ? 'rounded-chip' : 'rounded-full',
        isOn
          ? 'border-accent bg-accent text-on-accent'
          : 'border-line-control bg-raised *:invisible',
      )}
    >
      <Check className="size-3" strokeWidth={3} />
    </span>
  );
}

/** One or several values of a list. A chosen one that no record has any more stays in it. */
export function FilterOptions({ label, options, values, hasMany, onChange }: Props) {
  const gone = values.filter((one) => !options.some(({ value }) => value === one));
  const all: readonly FilterOption[] = [
    ...options,
    ...gone.map((value) => ({ value, label: value })),
  ];
  const isLong = all.length >= long;
  const list = (
    <ListBox
      aria-label={label}
      // A long list is reached from its search.
      autoFocus={!isLong}
      // It closes the editor, and must not take what is chosen away.
      escapeKeyBehavior="none"
      selectionMode={hasMany ? 'multiple' : 'single'}
      selectedKeys={values}
      onSelectionChange={(keys) => onChange([...keys].map(String))}
      renderEmptyState={() => <p className="px-2 py-3 text-control text-ink-3">Nothing found.</p>}
      className="max-h-72 overflow-y-auto p-1 outline-none"
    >
      {all.map(({ value, label: words, count, about }) => (
        <ListBoxItem key={value} id={value} textValue={words} className={optionClasses}>
          {({ isSelected }) => (
            <>
              <Mark isOn={isSelected} hasMany={hasMany} />
              <span className="min-w-0 flex-1 break-words">
                {words}
                {about !== undefined && about !== '' && (
                  <span className="block text-small text-ink-3">{about}</span>
                )}
              </span>
              {count !== undefined && (
                <span className="text-small text-ink-3 tabular">{formatNumber(count)}</span>
              )}
            </>
          )}
        </ListBoxItem>
      ))}
    </ListBox>
  );
  return isLong ? <SearchableOptions label="Search">{list}</SearchableOptions> : list;
}
