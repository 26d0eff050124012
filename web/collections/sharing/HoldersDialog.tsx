import type { Collection } from '#domain/collections/collection.ts';
import { say } from '#domain/refusals.ts';
import { CopyLink } from '#web/ui/CopyLink.tsx';
import { DialogFrame } from '#web/ui/DialogFrame.tsx';
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
