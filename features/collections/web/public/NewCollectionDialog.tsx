import type { Collection } from '#features/collections/domain/collection.ts';
import { NameDialog } from './NameDialog.tsx';
import { useCollectionMutations } from './use-collection-mutations.ts';

interface Props {
  /** What it was wanted for. False: that did not work, and the dialog stays. */
  readonly onMade: (made: Collection) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks for the name of a new collection, and makes it. */
export function NewCollectionDialog({ onMade, onClose }: Props) {
  const { create } = useCollectionMutations();
  return (
    <NameDialog
      title="New collection"
      action="Create"
      onClose={onClose}
      onGive={async (name, key) => {
        const made = await create(name, key);
        return made !== null && (await onMade(made)) !== false;
      }}
    />
  );
}
