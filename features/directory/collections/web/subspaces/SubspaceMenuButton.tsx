import type { Subspace } from '#features/directory/collections/domain/collection.ts';
import { buttonClasses } from '#ui/button-classes.ts';
import { SharedMenuButton } from '#ui/SharedMenuButton.tsx';

interface Props {
  readonly subspace: Subspace;
  /** The anchor, if not its row in the tree. */
  readonly place?: string;
  readonly onOpen: (subspace: Subspace, opener: HTMLElement) => void;
}

/** Opens the menu of a sub-space. */
export const SubspaceMenuButton = ({ subspace, place = '', onOpen }: Props) => (
  <SharedMenuButton
    label={`More about ${place}${subspace.name}`}
    onOpen={(opener) => onOpen(subspace, opener)}
    className={`${buttonClasses('quiet', 'icon')} size-7!`}
  />
);
