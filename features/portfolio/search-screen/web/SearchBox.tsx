import { Search, X } from 'lucide-react';
import { useRef, type KeyboardEvent } from 'react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { SearchField } from 'react-aria-components/SearchField';
import { savedSearchLimits } from '#features/directory/saved-searches/domain/limits.ts';
import { useKeyboardShortcuts } from '#ui/use-keyboard-shortcuts.ts';
import { useDebouncedSearch } from '#ui/use-debounced-search.ts';
import { smallScreen, useMediaQuery } from '#ui/use-media-query.ts';

/** Debounce of typing. */
const pauseMs = 90;

interface Props {
  /** The query in the address. */
  readonly q: string;
  readonly onSearch: (typed: string) => void;
  /** Enter: the query is final. */
  readonly onSettle: () => void;
  /** Arrow down: moves the focus to the results. */
  readonly onLeave: () => void;
}

/**
 * The search field, rendered apart from the results so that typing never waits. `/` focuses it,
 * Escape clears and then leaves it, Down goes to the list.
 */
export function SearchBox({ q, onSearch, onSettle, onLeave }: Props) {
  const [value, setValue] = useDebouncedSearch(q, onSearch, pauseMs);
  const input = useRef<HTMLInputElement>(null);
  const isSmall = useMediaQuery(smallScreen);
  useKeyboardShortcuts({
    '/': () => {
      input.current?.focus();
      input.current?.select();
    },
  });
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      onLeave();
    }
    if (event.key === 'Escape' && value === '') input.current?.blur();
    if (event.key === 'Enter' && isSmall) input.current?.blur();
  }
  return (
    <SearchField
      aria-label="Search companies, opportunities and projects"
      value={value}
      onChange={setValue}
      onSubmit={onSettle}
      // With a search in the address, keys are for its results.
      autoFocus={!isSmall && q === ''}
      className="group relative flex items-center"
    >
      <Search
        aria-hidden
        className="pointer-events-none absolute left-4 size-4.5 text-ink-3"
        strokeWidth={1.75}
      />
      <Input
        ref={input}
        maxLength={savedSearchLimits.scoutCharacters}
        placeholder="Name, technology or problem"
        onKeyDown={onKeyDown}
        enterKeyHint="search"
        className="h-11.5 w-full rounded-card border border-line-control bg-raised pr-16 pl-11.5 text-[1.0625rem] tracking-[-0.01em] text-ink transition-[border-color,box-shadow] placeholder:text-ink-3 hover:border-ink-3 focus:border-accent focus:shadow-[0_0_0_4px_var(--color-accent-soft)] focus:outline-2 focus:-outline-offset-1 focus:outline-accent [&::-webkit-search-cancel-button]:hidden"
      />
      <Button
        aria-label="Clear"
        className="absolute right-2.5 grid h-7 w-9 cursor-pointer place-items-center rounded-control text-ink-3 group-data-[empty]:invisible hover:text-ink"
      >
        <X aria-hidden className="size-4 md:hidden" />
      </Button>
      <kbd
        aria-hidden
        className="pointer-events-none absolute right-3.5 rounded-chip border border-line px-1.5 py-px font-sans text-meta leading-4 font-medium text-ink-3 group-data-[empty]:invisible max-md:hidden"
      >
        esc
      </kbd>
    </SearchField>
  );
}
