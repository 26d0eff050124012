import { useState } from 'react';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { useCollectionMutations } from '#features/directory/collections/web/shared/use-collection-mutations.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
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
    <ConfirmDialog
      title={`Leave ${collection.name}?`}
      lead={`You lose access until ${owner?.name ?? 'its owner'} shares it with you again.`}
      action="Leave"
      isBusy={isBusy}
      onConfirm={() => void go()}
      onClose={onClose}
    >
      <p className="text-ink-2">The collection itself stays. To keep a copy, duplicate it first.</p>
    </ConfirmDialog>
  );
}
