import {
  ArrowUpToLine,
  CornerDownRight,
  CornerLeftUp,
  FileText,
  Pencil,
  Plus,
  Trash2,
  type LucideIcon,
} from 'lucide-react';
import { useRef } from 'react';
import { Keyboard } from 'react-aria-components/Keyboard';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { movingBack } from '#domain/collections/bringing-back.ts';
import type { Collection, Subspace } from '#domain/collections/collection.ts';
import { pathTo } from '#domain/collections/subspaces.ts';
import { limits } from '#domain/limits.ts';
import type { SubspaceActs } from './use-subspace-acts.ts';

interface Props {
  readonly collection: Collection;
  readonly subspace: Subspace;
  /** What was pressed to open it. */
  readonly opener: HTMLElement;
  readonly acts: SubspaceActs;
  /** Left out where names are not changed in place: then keys do nothing there either. */
  readonly onRename: (() => void) | undefined;
  readonly onDescribe: () => void;
  readonly onAddBelow: (() => void) | undefined;
  readonly onMoveUnder: () => void;
  readonly onClose: () => void;
}

interface Act {
  readonly id: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly keys?: string;
  readonly run: () => void;
}

/** What its owner can do to a sub-space. One menu serves all rows: a menu for each would be slow. */
export function SubspaceMenu(props: Props) {
  const { collection, subspace, opener, acts, onClose } = props;
  const trigger = useRef(opener);
  const { id, name, parentId } = subspace;
  const path = pathTo(collection, id);
  const above = path.at(-2);
  const levelUp = () => {
    // It comes right behind what it lay below.
    const behind = above && movingBack(collection, above.id);
    const before = behind?.kind === 'moveSubspace' ? behind.before : undefined;
    acts.move(id, above?.parentId ?? null, before);
  };
  const list: Act[] = [
    ...(props.onRename
      ? [
          { id: 'rename', label: 'Rename', icon: Pencil, keys: 'F2', run: props.onRename },
          { id: 'describe', label: 'Description…', icon: FileText, run: props.onDescribe },
        ]
      : [{ id: 'describe', label: 'Change…', icon: Pencil, run: props.onDescribe }]),
    ...(props.onAddBelow && path.length < limits.subspaceDepthMost
      ? [{ id: 'below', label: 'Add below…', icon: Plus, run: props.onAddBelow }]
      : []),
    { id: 'under', label: 'Move under…', icon: CornerDownRight, run: props.onMoveUnder },
    ...(parentId === null
      ? []
      : [
          { id: 'up', label: 'Move up a level', icon: CornerLeftUp, run: levelUp },
          {
            ...{ id: 'top', label: 'Move to the top', icon: ArrowUpToLine },
            run: () => acts.move(id, null),
          },
        ]),
    {
      ...{ id: 'delete', label: 'Delete', icon: Trash2, run: () => acts.remove(id) },
      ...(props.onRename && { keys: 'Del' }),
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
      <Menu
        aria-label={`More about ${name}`}
        autoFocus="first"
        onClose={onClose}
        className="outline-none"
      >
        {list.map(({ id: act, label, icon: Icon, keys, run }) => (
          <MenuItem
            key={act}
            id={act}
            textValue={label}
            onAction={run}
            className="flex h-8 cursor-pointer items-center gap-2.5 rounded-control px-2 text-control outline-none data-[focused]:bg-sunken pointer-coarse:h-10"
          >
            <Icon aria-hidden className="size-4 text-ink-3" strokeWidth={1.75} />
            {label}
            {keys !== undefined && (
              <Keyboard className="ml-auto pl-4 font-sans text-meta text-ink-3 pointer-coarse:hidden">
                {keys}
              </Keyboard>
            )}
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  );
}
