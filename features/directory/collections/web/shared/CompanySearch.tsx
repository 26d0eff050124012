import { Check, Plus, Search } from 'lucide-react';
import { useDeferredValue, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { SearchField } from 'react-aria-components/SearchField';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { stateOf, type CompanyState } from '#features/directory/collections/domain/lists.ts';
import type { CompanyCard } from '#features/directory/companies/domain/company.ts';
import { useCompanyTypeahead } from '#features/directory/companies/web/shared/use-company-typeahead.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { SearchPending } from '#ui/SearchPending.tsx';

function State({ state }: { readonly state: CompanyState }) {
  if (state === 'listed') {
    return (
      <span className="flex shrink-0 items-center gap-1.5 text-small text-ink-3">
        <Check aria-hidden className="size-3.5 text-good-ink" />
        In the collection
      </span>
    );
  }
  return (
    <span className="flex shrink-0 items-center gap-1.5 text-small text-ink-3">
      {state === 'blacklisted' && <span className="text-warn-ink">Blacklisted</span>}
      <Plus aria-hidden className="size-4" strokeWidth={1.75} />
    </span>
  );
}

interface Props {
  readonly collection: Collection;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onAdd: (company: CompanyCard) => void;
  /** Shown while the field is empty. */
  readonly children: ReactNode;
}

/** Searches companies; Enter or a click adds one, and the search goes on. */
export function CompanySearch({ collection, typed, onType, onAdd, children }: Props) {
  const q = useDeferredValue(typed.trim());
  const field = useRef<HTMLInputElement>(null);
  const { found, error, isSought, isPaused, isPlaceholderData } = useCompanyTypeahead(q);
  /** Enter selects the first result, also when results arrived after the last key and none is marked. */
  function addFirst(event: KeyboardEvent): void {
    const first = found?.[0];
    const isMarked = field.current?.hasAttribute('aria-activedescendant') ?? false;
    if (event.key !== 'Enter' || !first || isMarked) return;
    event.preventDefault();
    event.stopPropagation();
    if (!isPlaceholderData && q === typed.trim()) onAdd(first);
  }
  return (
    <Autocomplete inputValue={typed} onInputChange={onType}>
      <SearchField
        aria-label="Name or web address"
        autoFocus
        className="relative flex items-center"
      >
        <Search
          aria-hidden
          className="pointer-events-none absolute left-3 size-4 text-ink-3"
          strokeWidth={1.75}
        />
        <Input
          ref={field}
          // Before the list's handler, which would select the marked result.
          onKeyDownCapture={addFirst}
          placeholder="Name or web address…"
          className="h-10 w-full rounded-control border border-line-strong bg-raised pr-3 pl-9 text-reading outline-none placeholder:text-ink-3 focus:border-accent focus:outline-2 focus:-outline-offset-1 focus:outline-accent sm:text-body [&::-webkit-search-cancel-button]:hidden"
        />
      </SearchField>
      <div className="-mx-2 mt-3 h-72 overflow-y-auto px-2 max-sm:h-[45dvh]">
        <ErrorText className="text-body">{error?.message}</ErrorText>
        {q === '' && children}
        {isSought && <SearchPending isPaused={isPaused} />}
        <Menu
          aria-label="Companies found"
          className="-mx-2 outline-none"
          renderEmptyState={() =>
            found && <p className="px-2 py-10 text-center text-ink-3">No matches.</p>
          }
          onAction={(key) => {
            const company = found?.find(({ id }) => id === key);
            if (company) onAdd(company);
          }}
        >
          {found?.map((company) => (
            <MenuItem
              key={company.id}
              id={company.id}
              textValue={company.name}
              className="flex cursor-pointer items-center gap-3 rounded-control px-2 py-1.5 -outline-offset-2 outline-accent data-[focused]:bg-accent-soft data-[focus-visible]:outline-2"
            >
              <Avatar
                id={company.id}
                name={company.name}
                imageUrl={company.logoUrl}
                shape="company"
              />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{company.name}</span>
                <span className="block truncate text-small text-ink-3">{company.oneLiner}</span>
              </span>
              <State state={stateOf(collection, company)} />
            </MenuItem>
          ))}
        </Menu>
      </div>
    </Autocomplete>
  );
}
