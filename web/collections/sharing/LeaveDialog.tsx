import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { people } from '#domain/collections/endpoints.ts';
import type { Collection } from '#domain/collections/collection.ts';
import { useCollectionActs } from '#web/pieces/collections/use-collection-acts.ts';
import { ask } from '#web/transport/ask.ts';
import { Button } from '#web/ui/Button.tsx';
import { DialogFrame } from '#web/ui/DialogFrame.tsx';

interface Props {
  readonly collection: Collection;
  readonly onClose: () => void;
  readonly onLeft: () => void;
}

/** Asks once more before somebody leaves: there is no way back of their own. */
export function LeaveDialog({ collection, onClose, onLeft }: Props) {
  const { leave } = useCollectionActs();
  const [isBusy, setIsBusy] = useState(false);
  const { data } = useQuery(ask(people, { params: { id: collection.id } }));
  const owner = data?.find(({ isOwner }) => isOwner)?.name ?? 'its owner';
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
      lead={`You will not see it any more. The way back: ask ${owner} to share it with you again.`}
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
