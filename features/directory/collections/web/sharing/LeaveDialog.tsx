import { useState } from 'react';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { useCollectionMutations } from '#features/directory/collections/web/shared/use-collection-mutations.ts';
import { Button } from '#ui/Button.tsx';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { usePeopleWithAccess } from './use-people-with-access.ts';

interface Props {
  readonly collection: Collection;
  readonly onClose: () => void;
  readonly onLeft: () => void;
}

/** Confirms leaving, which the person cannot undo. */
export function LeaveDialog({ collection, onClose, onLeft }: Props) {
  const { leave } = useCollectionMutations();
  const [isBusy, setIsBusy] = useState(false);
  const { owner } = usePeopleWithAccess(collection);
  async function go(): Promise<void> {
    setIsBusy(true);
    const isDone = await leave(collection);
    setIsBusy(false);
    if (!isDone) return;
    onClose();
    onLeft();
  }
  return (
    <DialogFrame
      title={`Leave ${collection.name}?`}
      lead={`You lose access until ${owner?.name ?? 'its owner'} shares it with you again.`}
      isStrict
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          <Button variant="danger" isDisabled={isBusy} onPress={() => void go()}>
            Leave
          </Button>
        </>
      }
    >
      <p className="text-ink-2">The collection itself stays. To keep a copy, duplicate it first.</p>
    </DialogFrame>
  );
}
