import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { people } from '#domain/collections/endpoints.ts';
import type { Collection } from '#domain/collections/collection.ts';
import { isFoundry } from '#domain/permissions.ts';
import { search } from '#domain/users/endpoints.ts';
import { personName } from '#domain/users/names.ts';
import { useSession } from '#web/session/use-session.ts';
import { ask } from '#web/transport/ask.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { DialogFrame } from '#web/ui/DialogFrame.tsx';
import { SearchField } from '#web/ui/SearchField.tsx';
import { useCollectionChange } from '#web/pieces/collections/use-change.ts';

interface Props {
  readonly collection: Collection;
  readonly onClose: () => void;
}

const fewestLetters = 2;

/** Who has the collection, and who else should. The foundry finds people of every corporation. */
export function ShareDialog({ collection, onClose }: Props) {
  const { person, authUser } = useSession();
  const change = useCollectionChange(collection.id);
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const { data: holders } = useQuery(ask(people, { params: { id: collection.id } }));
  const { data: found, error } = useQuery({
    ...ask(search, {
      query: {
        q,
        sameCorporationOnly: isFoundry(person) ? 'false' : 'true',
        currentAuthId: authUser?.uid,
      },
    }),
    enabled: q.length >= fewestLetters,
    placeholderData: (before) => before,
  });
  const shown = q.length >= fewestLetters ? (found ?? []) : [];
  const others = (holders ?? []).filter(({ isOwner }) => !isOwner);
  return (
    <DialogFrame
      title={`Share ${collection.name}`}
      lead="People you share with see everything in it, and may blacklist. Only you change it."
      width="medium"
      onClose={onClose}
    >
      <SearchField
        label="Find people"
        placeholder="Name or e-mail…"
        value={typed}
        onChange={setTyped}
        autoFocus
        isWide
      />
      <ul aria-label="People found" className="mt-2">
        {shown.map((user) => {
          const name = personName(user);
          const hasIt =
            user.authId !== null &&
            (user.authId === collection.userId || collection.sharedToUsers.includes(user.authId));
          return (
            <li key={user.id} className="flex items-center gap-3 py-1.5">
              <Avatar id={user.id} name={name} imageUrl={user.photoUrl} shape="person" />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{name}</span>
                <span className="block truncate text-meta text-ink-3">{user.email}</span>
              </span>
              {user.authId === null ? (
                <span className="text-meta text-ink-3">has not signed in yet</span>
              ) : (
                <Button
                  size="small"
                  isDisabled={hasIt}
                  aria-label={hasIt ? `${name} has it` : `Share with ${name}`}
                  onPress={() =>
                    user.authId !== null && void change({ kind: 'share', userIds: [user.authId] })
                  }
                >
                  {hasIt ? 'Has it' : 'Share'}
                </Button>
              )}
            </li>
          );
        })}
        {error && <li className="py-4 text-bad">{error.message}</li>}
      </ul>
      <h3 className="mt-5 mb-1 text-meta font-semibold">Who has it</h3>
      {others.length === 0 && <p className="text-ink-3">Only you.</p>}
      <ul>
        {others.map(({ authId, id, name }) => (
          <li key={id} className="flex items-center gap-3 py-1.5">
            <Avatar id={id} name={name} shape="person" />
            <span className="min-w-0 flex-1 truncate">{name}</span>
            <Button
              variant="quiet"
              size="small"
              aria-label={`Stop sharing with ${name}`}
              onPress={() => void change({ kind: 'unshare', userId: authId })}
            >
              Stop sharing
            </Button>
          </li>
        ))}
      </ul>
    </DialogFrame>
  );
}
