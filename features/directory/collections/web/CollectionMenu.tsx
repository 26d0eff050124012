import { useNavigate } from '@tanstack/react-router';
import {
  Copy,
  LogOut,
  MoreHorizontal,
  Pencil,
  Printer,
  Radar,
  Star,
  StarOff,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import { MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { useActiveCollection } from '#features/directory/collections/web/shared/use-active-collection.ts';
import { useCollectionMutations } from '#features/directory/collections/web/shared/use-collection-mutations.ts';
import { ActionMenu, type MenuActions } from '#ui/ActionMenu.tsx';
import { Button } from '#ui/Button.tsx';
import { ProposeBlip } from '#features/portfolio/radars/web/shared/ProposeBlip.tsx';
import { useMayPropose } from '#features/portfolio/radars/web/shared/use-may-propose.ts';
import { usePins } from '#features/directory/pins/web/shared/use-pins.ts';
import { LeaveDialog } from '#features/directory/collections/web/sharing/LeaveDialog.tsx';
import { pinTargetOf } from './pin-target.ts';

interface Props {
  readonly collection: Collection;
  readonly isOwn: boolean;
  readonly onRename: () => void;
  /** Called after it was deleted or left. */
  readonly onGone?: () => void;
  readonly onCopied?: (id: string) => void;
}

/** Actions on a whole collection. */
export function CollectionMenu({ collection, isOwn, onRename, onGone, onCopied }: Props) {
  const navigate = useNavigate();
  const { duplicate, remove } = useCollectionMutations();
  const [isLeaving, setIsLeaving] = useState(false);
  const [isProposing, setIsProposing] = useState(false);
  const mayPropose = useMayPropose();
  const [active, activate] = useActiveCollection();
  const { pinAction } = usePins();
  async function copy(): Promise<void> {
    const made = await duplicate(collection);
    if (made) onCopied?.(made.id);
  }
  async function takeAway(): Promise<void> {
    if (await remove(collection)) onGone?.();
  }
  const actions: MenuActions = [
    isOwn && { id: 'rename', label: 'Rename', icon: Pencil, run: onRename },
    active === collection.id
      ? { id: 'rest', label: 'Make inactive', icon: StarOff, run: () => activate(null) }
      : { id: 'activate', label: 'Make active', icon: Star, run: () => activate(collection.id) },
    pinAction(pinTargetOf(collection)),
    { id: 'duplicate', label: 'Duplicate', icon: Copy, run: () => void copy() },
    mayPropose && {
      id: 'propose',
      label: 'Propose blips…',
      icon: Radar,
      run: () => setIsProposing(true),
    },
    {
      id: 'print',
      label: 'Print',
      icon: Printer,
      run: () => void navigate({ to: '/collection/$id/print', params: { id: collection.id } }),
    },
    isOwn
      ? {
          id: 'remove',
          label: 'Delete',
          icon: Trash2,
          run: () => void takeAway(),
          isDestructive: true,
        }
      : {
          id: 'leave',
          label: 'Leave',
          icon: LogOut,
          run: () => setIsLeaving(true),
          isDestructive: true,
        },
  ];
  return (
    <>
      <MenuTrigger>
        <Button variant="quiet" size="icon" aria-label={`More about ${collection.name}`}>
          <MoreHorizontal aria-hidden className="size-4" />
        </Button>
        <Popover placement="bottom end" className="floating min-w-44 rounded-card p-1">
          <ActionMenu label={`More about ${collection.name}`} actions={actions} />
        </Popover>
      </MenuTrigger>
      {isProposing && (
        <ProposeBlip
          origin={{ kind: 'collection', id: collection.id, name: collection.name }}
          onClose={() => setIsProposing(false)}
        />
      )}
      {isLeaving && (
        <LeaveDialog
          collection={collection}
          onClose={() => setIsLeaving(false)}
          onLeft={() => onGone?.()}
        />
      )}
    </>
  );
}
