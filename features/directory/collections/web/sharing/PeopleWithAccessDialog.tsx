import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { linkToCollection } from '#features/directory/collections/domain/links.ts';
import { refusalText, refusals } from '#core/domain/refusals.ts';
import { CopyLink } from '#ui/CopyLink.tsx';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { PeopleWithAccess } from './PeopleWithAccess.tsx';

interface Props {
  readonly collection: Collection;
  readonly onClose: () => void;
}

/** People with access, for those who may not share. */
export function PeopleWithAccessDialog({ collection, onClose }: Props) {
  return (
    <DialogFrame
      title={collection.name}
      lead={`${refusalText(refusals['collection.shareForbidden'])} Ask its owner.`}
      width="medium"
      onClose={onClose}
      actions={<CopyLink path={linkToCollection(collection.id)} />}
    >
      <PeopleWithAccess collection={collection} canShare={false} />
    </DialogFrame>
  );
}
