import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { people } from '#domain/collections/endpoints.ts';
import type { Collection } from '#domain/collections/collection.ts';
import type { FoundUser } from '#domain/users/user.ts';
import { useCollectionChange } from '#web/pieces/collections/use-change.ts';
import { ask } from '#web/transport/ask.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { CopyLink } from '#web/ui/CopyLink.tsx';
import { DialogFrame } from '#web/ui/DialogFrame.tsx';
import { PeoplePicker } from './PeoplePicker.tsx';

function Holders({ collection }: Pick<Props, 'collection'>) {
  const change = useCollectionChange(collection.id);
  const { data } = useQuery(ask(people, { params: { id: collection.id } }));
  // Who was taken out is gone at once, whatever the server still says.
  const holders = (data ?? []).filter(
    ({ authId, isOwner }) => isOwner || collection.sharedToUsers.includes(authId),
  );
  return (
    <section>
      <h3 className="mt-5 mb-1 text-meta font-semibold">Who has it</h3>
      <ul aria-label="Who has it">
        {holders.map(({ authId, id, name, isOwner }) => (
          <li key={id} className="flex min-h-10 items-center gap-3 py-1">
            <Avatar id={id} name={name} shape="person" />
            <span className="min-w-0 flex-1 truncate">{name}</span>
            {isOwner ? (
              <span className="text-meta text-ink-3">Owner</span>
            ) : (
              <Button
                variant="quiet"
                size="small"
                aria-label={`Remove ${name}`}
                onPress={() => void change({ kind: 'unshare', userId: authId })}
              >
                Remove
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Props {
  readonly collection: Collection;
  readonly onClose: () => void;
}

/** Who has the collection, and who else should. */
export function ShareDialog({ collection, onClose }: Props) {
  const change = useCollectionChange(collection.id);
  const [chosen, setChosen] = useState<readonly FoundUser[]>([]);
  const hasIt = ({ authId }: FoundUser) =>
    authId !== null && (authId === collection.userId || collection.sharedToUsers.includes(authId));
  async function share(): Promise<void> {
    const userIds = chosen.flatMap(({ authId }) => authId ?? []);
    // Section 5: nobody selected does nothing. Who could not be added stays chosen.
    if (await change({ kind: 'share', userIds })) setChosen([]);
  }
  return (
    <DialogFrame
      title={`Share ${collection.name}`}
      lead="They see it and may blacklist; only you change it."
      width="medium"
      onClose={onClose}
      actions={
        <>
          <span className="mr-auto">
            <CopyLink path={`/collection/${collection.id}`} />
          </span>
          <Button variant="quiet" onPress={onClose}>
            Done
          </Button>
          <Button variant="primary" onPress={() => void share()}>
            {chosen.length === 0
              ? 'Share'
              : `Share with ${chosen.length} ${chosen.length === 1 ? 'person' : 'people'}`}
          </Button>
        </>
      }
    >
      <PeoplePicker chosen={chosen} onChange={setChosen} hasIt={hasIt} />
      <Holders collection={collection} />
    </DialogFrame>
  );
}
