import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { AddDialog } from '#features/directory/collections/web/add/AddDialog.tsx';
import { PeopleWithAccessDialog } from '#features/directory/collections/web/sharing/PeopleWithAccessDialog.tsx';
import { ShareDialog } from '#features/directory/collections/web/sharing/ShareDialog.tsx';

export type OpenDialog = 'add' | 'share' | 'holders';

interface Props {
  readonly open: OpenDialog;
  readonly collection: Collection;
  /** The sub-space shown. */
  readonly space: string | null;
  readonly onClose: () => void;
}

/** The requested dialog. */
export function CollectionDialog({ open, collection, space, onClose }: Props) {
  if (open === 'add') return <AddDialog collection={collection} space={space} onClose={onClose} />;
  if (open === 'holders')
    return <PeopleWithAccessDialog collection={collection} onClose={onClose} />;
  return <ShareDialog collection={collection} onClose={onClose} />;
}
