import type { Collection } from '#domain/collections/collection.ts';
import { CompanyFinder } from './CompanyFinder.tsx';
import { NameDialog } from '#web/pieces/collections/NameDialog.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import { useCollectionChange } from '#web/pieces/collections/use-change.ts';

export type OpenDialog = 'add' | 'share' | 'rename';

interface Props {
  readonly open: OpenDialog;
  readonly collection: Collection;
  readonly onClose: () => void;
}

/** The dialog that was asked for. */
export function CollectionDialog({ open, collection, onClose }: Props) {
  const change = useCollectionChange(collection.id);
  if (open === 'add') return <CompanyFinder collection={collection} onClose={onClose} />;
  if (open === 'share') return <ShareDialog collection={collection} onClose={onClose} />;
  return (
    <NameDialog
      title="Rename the collection"
      action="Rename"
      name={collection.name}
      onClose={onClose}
      onGive={(name) => change({ kind: 'rename', name })}
    />
  );
}
