import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { NameDialog } from './NameDialog.tsx';
import { useCollectionMutations } from './use-collection-mutations.ts';

interface Props {
  /** Called with the new collection. False: it failed, and the dialog stays open. */
  readonly onMade: (made: Collection) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks for a name and creates a collection. */
export function NewCollectionDialog({ onMade, onClose }: Props) {
  const { create } = useCollectionMutations();
  return (
    <NameDialog
      title="New collection"
      action="Create"
      onClose={onClose}
      onGive={async (name) => {
        const made = await create(name);
        return made !== null && (await onMade(made)) !== false;
      }}
    />
  );
}
