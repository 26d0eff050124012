import { useState } from 'react';
import type { Collection } from '#features/collections/domain/collection.ts';
import type { FoundUser } from '#core/domain/identity/user.ts';
import { useCollectionChange } from '#features/collections/web/public/use-collection-changes.ts';
import { Button } from '#ui/Button.tsx';
import { CopyLink } from '#ui/CopyLink.tsx';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { PeopleWithAccess } from './PeopleWithAccess.tsx';
import { PeoplePicker } from './PeoplePicker.tsx';

interface Props {
  readonly collection: Collection;
  readonly onClose: () => void;
}

/** People with access, and a picker to add more. */
export function ShareDialog({ collection, onClose }: Props) {
  const change = useCollectionChange(collection.id);
  const [chosen, setChosen] = useState<readonly FoundUser[]>([]);
  const hasAccess = ({ authId }: FoundUser) =>
    authId !== null && (authId === collection.userId || collection.sharedToUsers.includes(authId));
  async function share(): Promise<void> {
    const userIds = chosen.flatMap(({ authId }) => authId ?? []);
    // Section 5: an empty selection does nothing. People who could not be added stay selected.
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
      <PeoplePicker chosen={chosen} onChange={setChosen} hasAccess={hasAccess} />
      <PeopleWithAccess collection={collection} canShare />
    </DialogFrame>
  );
}
