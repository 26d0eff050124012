import { useNavigate } from '@tanstack/react-router';
import { Copy, LogOut, MoreHorizontal, Pencil, Printer, Star, StarOff, Trash2 } from 'lucide-react';
import { Fragment, memo, Suspense, useLayoutEffect, useState } from 'react';
import { MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { useActiveCollection } from '#features/directory/collections/web/shared/use-active-collection.ts';
import {
  useOfferedActions,
  type OfferedAction,
} from '#features/directory/collections/web/shared/collection-actions.ts';
import { useCollectionMutations } from '#features/directory/collections/web/shared/use-collection-mutations.ts';
import { ActionMenu, type MenuActions } from '#ui/ActionMenu.tsx';
import { Button } from '#ui/Button.tsx';
import { SkeletonLines } from '#ui/skeletons.tsx';
import { LeaveDialog } from '#features/directory/collections/web/sharing/LeaveDialog.tsx';

interface Props {
  readonly collection: Collection;
  readonly isOwn: boolean;
  readonly onRename: () => void;
  /** Called after it was deleted or left. */
  readonly onGone?: () => void;
  readonly onCopied?: (id: string) => void;
}

const menuLines = ['h-4', 'h-4', 'h-4', 'h-4', 'h-4'];

interface OffersProps {
  readonly collection: Collection;
  readonly onChange: (offers: readonly OfferedAction[]) => void;
}

/**
 * Tells the menu what other features offer, and draws what that has opened. Apart from the menu, whose
 * button is there before their code is and keeps the focus when it comes; memoised, as it is drawn again
 * for what it tells.
 */
const Offers = memo(({ collection, onChange }: OffersProps) => {
  const offers = useOfferedActions(collection);
  useLayoutEffect(() => onChange(offers));
  return offers.map(({ dialog }, at) => (
    // The features never change their order.
    <Fragment key={at}>{dialog}</Fragment>
  ));
});

/** Actions on a whole collection, also those of other features. */
export function CollectionMenu({ collection, isOwn, onRename, onGone, onCopied }: Props) {
  const navigate = useNavigate();
  const { duplicate, remove } = useCollectionMutations();
  const [isLeaving, setIsLeaving] = useState(false);
  const [active, activate] = useActiveCollection();
  // Null until the code of the other features has been fetched, or could not be.
  const [offers, setOffers] = useState<readonly OfferedAction[] | null>(null);
  const isComplete = offers?.every(({ action }) => action !== null) === true;
  const offered = (place: OfferedAction['before']) =>
    (offers ?? []).flatMap(({ before, action }) => (before === place && action ? [action] : []));
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
    ...offered('duplicate'),
    { id: 'duplicate', label: 'Duplicate', icon: Copy, run: () => void copy() },
    ...offered('print'),
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
          {isComplete ? (
            <ActionMenu label={`More about ${collection.name}`} actions={actions} />
          ) : (
            // An entry that came later would move those that are being chosen.
            <SkeletonLines of={menuLines} className="space-y-4 px-2 py-2" />
          )}
        </Popover>
      </MenuTrigger>
      <Suspense>
        <Offers collection={collection} onChange={setOffers} />
      </Suspense>
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
