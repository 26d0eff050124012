import { Check, Search, X } from 'lucide-react';
import { useDeferredValue, useRef, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { SearchField } from 'react-aria-components/SearchField';
import { personName } from '#core/domain/identity/names.ts';
import type { FoundUser } from '#core/domain/identity/user.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { SearchPending } from '#ui/SearchPending.tsx';
import { usePeopleSearch } from './use-people-search.ts';

interface LineProps {
  readonly user: FoundUser;
  readonly hasAccess: boolean;
}

function Line({ user, hasAccess }: LineProps) {
  const name = personName(user);
  return (
    <>
      <Avatar id={user.id} name={name} imageUrl={user.photoUrl} shape="person" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">
          {name}
          {user.title && <span className="font-normal text-ink-3"> · {user.title}</span>}
        </span>
        <span className="block truncate text-small text-ink-3">{user.email}</span>
      </span>
      {(user.authId === null || hasAccess) && (
        <span className="shrink-0 text-small text-ink-3">
          {user.authId === null ? 'Has not signed in yet' : 'Has access'}
        </span>
      )}
    </>
  );
}

interface Props {
  readonly chosen: readonly FoundUser[];
  readonly onChange: (people: readonly FoundUser[]) => void;
  readonly hasAccess: (user: FoundUser) => boolean;
}

/** Selects several people by name or address. */
export function PeoplePicker({ chosen, onChange, hasAccess }: Props) {
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const q = useDeferredValue(typed.trim());
  const { found, isEnough, isSought, isPaused, none } = usePeopleSearch(q);
  return (
    <Autocomplete inputValue={typed} onInputChange={setTyped}>
      {chosen.length > 0 && (
        <ul aria-label="Chosen" className="mb-2 flex flex-wrap gap-1.5">
          {chosen.map((user) => (
            <li
              key={user.id}
              className="flex h-7 max-w-full items-center gap-1.5 rounded-full bg-accent-soft pr-0.5 pl-0.5 text-control text-accent-ink"
            >
              <Avatar id={user.id} name={personName(user)} shape="person" size="s" />
              <span className="truncate">{personName(user)}</span>
              <button
                type="button"
                aria-label={`Remove ${personName(user)}`}
                onClick={() => onChange(chosen.filter(({ id }) => id !== user.id))}
                className="grid size-6 cursor-pointer place-items-center rounded-full hover:bg-raised"
              >
                <X aria-hidden className="size-3" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <SearchField aria-label="Find people" autoFocus className="relative flex items-center">
        <Search
          aria-hidden
          className="pointer-events-none absolute left-3 size-4 text-ink-3"
          strokeWidth={1.75}
        />
        <Input
          ref={field}
          placeholder="Name or email…"
          className="h-10 w-full rounded-control border border-line-strong bg-raised pr-3 pl-9 text-reading outline-none placeholder:text-ink-3 focus:border-accent focus:outline-2 focus:-outline-offset-1 focus:outline-accent sm:text-body [&::-webkit-search-cancel-button]:hidden"
        />
      </SearchField>
      <ListBox
        aria-label="People found"
        selectionMode="multiple"
        selectedKeys={chosen.map(({ id }) => id)}
        disabledKeys={found.filter(({ authId }) => authId === null).map(({ id }) => id)}
        onSelectionChange={(keys) => {
          if (keys === 'all') return;
          const people = [
            ...chosen,
            ...found.filter((one) => !chosen.some(({ id }) => id === one.id)),
          ];
          onChange(people.filter(({ id }) => keys.has(id)));
          // Clear the search, keep the results for further choices.
          field.current?.select();
        }}
        renderEmptyState={() =>
          isEnough &&
          (isSought ? (
            <SearchPending isPaused={isPaused} />
          ) : (
            <p className="px-2 py-3 text-ink-2">{none}</p>
          ))
        }
        className="-mx-2 mt-1.5 max-h-56 overflow-y-auto outline-none"
      >
        {found.map((user) => (
          <ListBoxItem
            key={user.id}
            id={user.id}
            textValue={personName(user)}
            className="flex cursor-pointer items-center gap-3 rounded-control px-2 py-1.5 -outline-offset-2 outline-accent data-[disabled]:cursor-default data-[disabled]:opacity-60 data-[focused]:bg-hover data-[focus-visible]:outline-2"
          >
            {({ isSelected }) => (
              <>
                <Line user={user} hasAccess={hasAccess(user)} />
                <Check
                  aria-hidden
                  className={`size-4 shrink-0 text-accent ${isSelected ? '' : 'invisible'}`}
                />
              </>
            )}
          </ListBoxItem>
        ))}
      </ListBox>
    </Autocomplete>
  );
}
