import { clsx } from 'clsx';
import { Search, X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField';

interface Props {
  readonly label: string;
  readonly placeholder?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoFocus?: boolean;
  /** The number of results, inside the field: nothing beside it moves. */
  readonly count?: string | undefined;
  /** Whether it takes all available width. */
  readonly isWide?: boolean;
}

/** A search field. Escape clears it. */
export function SearchField({
  label,
  placeholder,
  value,
  onChange,
  count,
  autoFocus = false,
  isWide = false,
}: Props) {
  return (
    <AriaSearchField
      aria-label={label}
      value={value}
      onChange={onChange}
      autoFocus={autoFocus}
      className={clsx(
        'group relative flex h-8 w-full min-w-40 items-center pointer-coarse:h-10',
        !isWide && 'sm:w-64',
      )}
    >
      <Search
        aria-hidden
        className="pointer-events-none absolute left-2.5 size-4 text-ink-3"
        strokeWidth={1.75}
      />
      <Input
        placeholder={placeholder ?? label}
        className={clsx(
          'h-full w-full rounded-control border border-line bg-raised pl-8 text-control text-ellipsis text-ink transition-colors placeholder:text-ink-3 hover:border-line-control focus:border-accent focus:outline-2 focus:-outline-offset-1 focus:outline-accent [&::-webkit-search-cancel-button]:hidden',
          count ? 'pr-28' : 'pr-8',
        )}
      />
      {count !== undefined && (
        <span
          role="status"
          className="pointer-events-none absolute right-8 text-small pointer-coarse:right-10 text-ink-3 tabular"
        >
          {count}
        </span>
      )}
      <Button
        aria-label="Clear"
        className="absolute right-1 grid size-6 cursor-pointer pointer-coarse:right-0 pointer-coarse:size-10 place-items-center rounded text-ink-3 group-data-[empty]:invisible hover:text-ink"
      >
        <X aria-hidden className="size-3.5" />
      </Button>
    </AriaSearchField>
  );
}
