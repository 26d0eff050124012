import { useState } from 'react';
import { pluralize } from '#core/domain/format.ts';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { linkToCollection } from '#features/directory/collections/domain/links.ts';
import type { FoundUser } from '#core/domain/identity/user.ts';
import { useCollectionChange } from '#features/directory/collections/web/shared/use-collection-changes.ts';
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
  const [selection, setSelection] = useState<readonly FoundUser[]>([]);
  /** How often it was shared: each time, the search begins anew. */
  const [shared, setShared] = useState(0);
  const hasAccess = ({ authId }: FoundUser) =>
    authId !== null && (authId === collection.userId || collection.sharedToUsers.includes(authId));
  async function share(): Promise<void> {
    const userIds = selection.flatMap(({ authId }) => authId ?? []);
    // People who could not be added stay selected.
    if (!(await change({ kind: 'share', userIds }))) return;
    setSelection([]);
    setShared((times) => times + 1);
  }
  const isDone = shared > 0 && selection.length === 0;
  return (
    <DialogFrame
      title={`Share ${collection.name}`}
      lead="People you add can view it and blacklist companies. Only you can edit it."
      width="medium"
      onClose={onClose}
      actions={
        <>
          <span className="mr-auto">
            <CopyLink path={linkToCollection(collection.id)} />
          </span>
          <Button variant={isDone ? 'primary' : 'quiet'} onPress={onClose}>
            Done
          </Button>
          {!isDone && (
            <Button
              variant="primary"
              isDisabled={selection.length === 0}
              onPress={() => void share()}
            >
              {selection.length === 0
                ? 'Share'
                : `Share with ${pluralize(selection.length, 'person', 'people')}`}
            </Button>
          )}
        </>
      }
    >
      <PeoplePicker key={shared} chosen={selection} onChange={setSelection} hasAccess={hasAccess} />
      <PeopleWithAccess collection={collection} canShare />
    </DialogFrame>
  );
}
