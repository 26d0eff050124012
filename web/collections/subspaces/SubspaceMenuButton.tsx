import { MoreHorizontal } from 'lucide-react';
import type { SyntheticEvent } from 'react';
import type { Subspace } from '#domain/collections/collection.ts';
import { buttonLook } from '#web/ui/button-look.ts';

interface Props {
  readonly subspace: Subspace;
  /** What it is opened from, where that is not its row in the tree. */
  readonly place?: string;
  readonly onOpen: (subspace: Subspace, opener: HTMLElement) => void;
}

/** Opens the menu of a sub-space. What it stands on takes no press of it for its own. */
export function SubspaceMenuButton({ subspace, place = '', onOpen }: Props) {
  const keep = (event: SyntheticEvent) => event.stopPropagation();
  return (
    <button
      type="button"
      aria-label={`More about ${place}${subspace.name}`}
      aria-haspopup="menu"
      onPointerDown={keep}
      onMouseDown={keep}
      onDoubleClick={keep}
      onClick={(event) => {
        event.stopPropagation();
        onOpen(subspace, event.currentTarget);
      }}
      className={`${buttonLook('quiet', 'icon')} size-7!`}
    >
      <MoreHorizontal aria-hidden className="size-4" />
    </button>
  );
}
