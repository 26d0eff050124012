import { Copy, LogOut, MoreHorizontal, Star, Trash2, type LucideIcon } from 'lucide-react';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import type { Collection } from '#domain/collections/collection.ts';
import { Button } from '#web/ui/Button.tsx';
import { useCollectionActs } from '#web/pieces/collections/use-collection-acts.ts';

interface Props {
  readonly collection: Collection;
  readonly isOwn: boolean;
  readonly isActive: boolean;
  readonly onActivate: () => void;
}

interface Act {
  readonly id: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly run: () => void;
}

/** What can be done to a collection as a whole. */
export function CollectionMenu({ collection, isOwn, isActive, onActivate }: Props) {
  const { duplicate, remove, leave } = useCollectionActs();
  const acts: Act[] = [
    ...(isActive ? [] : [{ id: 'activate', label: 'Make active', icon: Star, run: onActivate }]),
    {
      id: 'duplicate',
      label: 'Duplicate',
      icon: Copy,
      run: () => void duplicate(collection),
    },
    isOwn
      ? { id: 'remove', label: 'Delete', icon: Trash2, run: () => void remove(collection) }
      : { id: 'leave', label: 'Leave', icon: LogOut, run: () => void leave(collection) },
  ];
  return (
    <MenuTrigger>
      <Button variant="quiet" size="icon" aria-label={`More about ${collection.name}`}>
        <MoreHorizontal aria-hidden className="size-4" />
      </Button>
      <Popover placement="bottom end" className="floating min-w-44 rounded-card p-1">
        <Menu
          aria-label={`More about ${collection.name}`}
          className="outline-none"
          onAction={(key) => acts.find(({ id }) => id === key)?.run()}
        >
          {acts.map(({ id, label, icon: Icon }) => (
            <MenuItem
              key={id}
              id={id}
              textValue={label}
              className="flex h-8 cursor-pointer items-center gap-2.5 rounded-control px-2 text-control outline-none data-[focused]:bg-sunken"
            >
              <Icon aria-hidden className="size-4 text-ink-3" strokeWidth={1.75} />
              {label}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
