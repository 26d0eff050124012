import type { Collection } from '#features/collections/domain/collection.ts';
import { say } from '#core/domain/refusals.ts';
import { CopyLink } from '#ui/CopyLink.tsx';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { Holders } from './Holders.tsx';

interface Props {
  readonly collection: Collection;
  readonly onClose: () => void;
}

/** Who has a collection, for those who may not share it further. */
export function HoldersDialog({ collection, onClose }: Props) {
  return (
    <DialogFrame
      title={collection.name}
      lead={`${say('collection.shareForbidden')} Ask its owner.`}
      width="medium"
      onClose={onClose}
      actions={<CopyLink path={`/collection/${collection.id}`} />}
    >
      <Holders collection={collection} canShare={false} />
    </DialogFrame>
  );
}
