import {
  ArrowUpToLine,
  CornerDownRight,
  CornerLeftUp,
  FileText,
  MoreHorizontal,
  Pencil,
  Plus,
  Trash2,
  type LucideIcon,
} from 'lucide-react';
import { useState } from 'react';
import { Keyboard } from 'react-aria-components/Keyboard';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import type { Collection, Subspace } from '#domain/collections/collection.ts';
import { movingBack } from '#domain/collections/bringing-back.ts';
import { pathTo } from '#domain/collections/subspaces.ts';
import { limits } from '#domain/limits.ts';
import { Button } from '#web/ui/Button.tsx';
import { SubspacePlaceDialog } from './SubspacePlaceDialog.tsx';
import type { SubspaceActs } from './use-subspace-acts.ts';

interface Props {
  readonly collection: Collection;
  readonly subspace: Subspace;
  readonly acts: SubspaceActs;
  readonly onRename: () => void;
  readonly onDescribe: () => void;
  readonly onAddBelow: () => void;
}

interface Act {
  readonly id: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly keys?: string;
  readonly run: () => void;
}

/** What its owner can do to a sub-space. */
export function SubspaceMenu(props: Props) {
  const { collection, subspace, acts, onRename, onDescribe, onAddBelow } = props;
  const [isMoving, setIsMoving] = useState(false);
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
    { id: 'rename', label: 'Rename', icon: Pencil, keys: 'F2', run: onRename },
    { id: 'describe', label: 'Description…', icon: FileText, run: onDescribe },
    ...(path.length < limits.subspaceDepthMost
      ? [{ id: 'below', label: 'Add below…', icon: Plus, run: onAddBelow }]
      : []),
    {
      ...{ id: 'under', label: 'Move under…', icon: CornerDownRight },
      run: () => setIsMoving(true),
    },
    ...(parentId === null
      ? []
      : [
          { id: 'up', label: 'Move up a level', icon: CornerLeftUp, run: levelUp },
          {
            ...{ id: 'top', label: 'Move to the top', icon: ArrowUpToLine },
            run: () => acts.move(id, null),
          },
        ]),
    { id: 'delete', label: 'Delete', icon: Trash2, keys: 'Del', run: () => acts.remove(id) },
  ];
  return (
    <>
      <MenuTrigger>
        <Button variant="quiet" size="icon" aria-label={`More about ${name}`} className="size-7!">
          <MoreHorizontal aria-hidden className="size-4" />
        </Button>
        <Popover placement="bottom end" className="floating min-w-52 rounded-card p-1">
          <Menu aria-label={`More about ${name}`} className="outline-none">
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
      </MenuTrigger>
      {isMoving && (
        <SubspacePlaceDialog
          collection={collection}
          subspace={subspace}
          onChoose={(place) => acts.move(id, place)}
          onClose={() => setIsMoving(false)}
        />
      )}
    </>
  );
}
