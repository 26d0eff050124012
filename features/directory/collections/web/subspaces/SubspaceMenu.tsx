import {
  ArrowUpToLine,
  CornerDownRight,
  CornerLeftUp,
  FileText,
  Pencil,
  Plus,
  Trash2,
} from 'lucide-react';
import { useRef } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { undoOfSubspaceMove } from '#features/directory/collections/domain/subspace-undo.ts';
import type { Collection, Subspace } from '#features/directory/collections/domain/collection.ts';
import { pathTo } from '#features/directory/collections/domain/subspaces.ts';
import { collectionLimits } from '#features/directory/collections/domain/limits.ts';
import { ActionMenu, type MenuActions } from '#ui/ActionMenu.tsx';

interface Props {
  readonly collection: Collection;
  readonly subspace: Subspace;
  /** The element that opened it. */
  readonly opener: HTMLElement;
  readonly onMove: (parentId: string | null, before?: string) => void;
  readonly onRemove: () => void;
  /** Undefined where names are not edited in place; the shortcut is off then too. */
  readonly onRename: (() => void) | undefined;
  readonly onDescribe: () => void;
  readonly onAddBelow: (() => void) | undefined;
  readonly onMoveUnder: () => void;
  readonly onClose: () => void;
}

/** The owner's actions on a sub-space. One menu serves all rows, because one per row would be slow. */
export function SubspaceMenu(props: Props) {
  const { collection, subspace, opener, onRename, onAddBelow, onMove, onRemove, onClose } = props;
  const trigger = useRef(opener);
  const { id, name, parentId } = subspace;
  const path = pathTo(collection, id);
  const above = path.at(-2);
  // Placed right after its former parent.
  const levelUp = () =>
    above && onMove(above.parentId, undoOfSubspaceMove(collection, above.id).before);
  const actions: MenuActions = [
    onRename !== undefined && {
      id: 'rename',
      label: 'Rename',
      icon: Pencil,
      keys: 'F2',
      run: onRename,
    },
    {
      ...(onRename
        ? { id: 'describe', label: 'Description…', icon: FileText }
        : { id: 'describe', label: 'Change…', icon: Pencil }),
      run: props.onDescribe,
    },
    onAddBelow !== undefined &&
      path.length < collectionLimits.subspaceDepthMost && {
        id: 'below',
        label: 'Add below…',
        icon: Plus,
        run: onAddBelow,
      },
    { id: 'under', label: 'Move under…', icon: CornerDownRight, run: props.onMoveUnder },
    parentId !== null && {
      id: 'up',
      label: 'Move up a level',
      icon: CornerLeftUp,
      run: levelUp,
    },
    parentId !== null && {
      id: 'top',
      label: 'Move to the top',
      icon: ArrowUpToLine,
      run: () => onMove(null),
    },
    {
      id: 'delete',
      label: 'Delete',
      icon: Trash2,
      run: onRemove,
      isDestructive: true,
      ...(onRename && { keys: 'Del' }),
    },
  ];
  return (
    <Popover
      isOpen
      triggerRef={trigger}
      onOpenChange={(isOpen) => isOpen || onClose()}
      placement="bottom end"
      className="floating min-w-52 rounded-card p-1"
    >
      <ActionMenu label={`More about ${name}`} actions={actions} isFirst onClose={onClose} />
    </Popover>
  );
}
