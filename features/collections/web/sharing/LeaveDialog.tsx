import { useState } from 'react';
import type { Collection } from '#features/collections/domain/collection.ts';
import { useCollectionMutations } from '#features/collections/web/public/use-collection-mutations.ts';
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
      lead={`You will not see it any more. The way back: ask ${owner?.name ?? 'its owner'} to share it with you again.`}
      isStrict
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            Stay
          </Button>
          <Button variant="primary" isDisabled={isBusy} onPress={() => void go()}>
            Leave
          </Button>
        </>
      }
    >
      <p className="text-ink-2">
        Nothing in it is lost. To keep one like it for yourself, duplicate it first.
      </p>
    </DialogFrame>
  );
}
