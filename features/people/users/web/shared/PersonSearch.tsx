import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { limits } from '#core/domain/limits.ts';
import { isFoundry } from '#core/domain/authorization/permissions.ts';
import { search } from '#core/domain/identity/user-endpoints.ts';
import { personName } from '#core/domain/identity/names.ts';
import type { FoundUser } from '#core/domain/identity/user.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { Avatar } from '#ui/Avatar.tsx';

interface Props {
  /** The ids of the members: listed, but not selectable. */
  readonly onTeam: ReadonlySet<string>;
  /** Why those are not selectable. */
  readonly inUse?: string;
  readonly onChoose: (person: FoundUser) => void;
  /** The input's text: the name of the chosen person until it is edited. */
  readonly onType: (typed: string) => void;
  readonly isFocused: boolean;
  /** Whose people are found, for who finds those of others, too. */
  readonly corporationId?: string;
}

/** A combobox of people by name or email address. */
export function PersonSearch({
  onTeam,
  inUse = 'On the team',
  onChoose,
  onType,
  isFocused,
  corporationId,
}: Props) {
  const { person: reader } = useSession();
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const isEnough = q.length >= limits.peopleSearchLeast;
  const { data, error, isFetching } = useQuery({
    ...queryOptionsOf(search, {
      query: {
        q,
        sameCorporationOnly: isFoundry(reader) ? 'false' : 'true',
        ...(corporationId !== undefined && { corporationId }),
      },
    }),
    enabled: isEnough,
    placeholderData: (before) => before,
  });
  const people = isEnough ? (data ?? []) : [];
  return (
    <ComboBox
      aria-label="Find a person by name or email"
      // Scrolling closes the list, and must not take what was typed.
      allowsCustomValue
      items={people}
      inputValue={typed}
      onInputChange={(next) => {
        setTyped(next);
        onType(next);
      }}
      onSelectionChange={(id) => {
        const person = people.find((one) => one.id === id);
        if (person) onChoose(person);
      }}
      disabledKeys={onTeam}
      menuTrigger="input"
      // Opens while typing, even before the results are loaded.
      allowsEmptyCollection={typed.trim().length >= limits.peopleSearchLeast}
      className="min-w-44 flex-1"
    >
      <Input
        placeholder="Name or email"
        // Ready for the next person right after one was added.
        autoFocus={isFocused}
        className="h-8 w-full rounded-control border border-line bg-raised px-2.5 text-control text-ink transition-colors placeholder:text-ink-3 hover:border-line-strong focus:border-accent focus:outline-2 focus:-outline-offset-1 focus:outline-accent"
      />
      <Popover className="floating w-[max(var(--trigger-width),20rem)] max-w-[calc(100vw-1rem)] rounded-card">
        <ListBox<FoundUser>
          className="max-h-80 overflow-y-auto p-1 outline-none"
          renderEmptyState={() => (
            <p className="px-2.5 py-2 text-control text-ink-2">
              {error?.message ??
                (isFetching
                  ? 'Looking…'
                  : corporationId === undefined
                    ? 'No matching person among your colleagues and case teams.'
                    : 'No matching person in this corporation.')}
            </p>
          )}
        >
          {(one) => (
            <ListBoxItem
              id={one.id}
              textValue={personName(one)}
              className="flex cursor-pointer items-center gap-2.5 rounded-control px-2.5 py-1.5 data-[disabled]:cursor-default data-[disabled]:opacity-60 data-[focused]:bg-hover"
            >
              <Avatar id={one.id} name={personName(one)} imageUrl={one.photoUrl} shape="person" />
              <span className="min-w-0 flex-1">
                <span className="block truncate text-control font-medium">
                  {personName(one)}
                  {one.title && <span className="font-normal text-ink-3"> · {one.title}</span>}
                </span>
                <span className="block truncate text-small text-ink-3">{one.email}</span>
              </span>
              {onTeam.has(one.id) && (
                <span className="shrink-0 text-small text-ink-3">{inUse}</span>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
