import { FolderPlus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { Button } from '#ui/Button.tsx';
import { NewCollectionDialog } from './NewCollectionDialog.tsx';

const item =
  'flex min-h-8 cursor-pointer items-center gap-2.5 rounded-control px-2 py-1 text-control outline-none data-[focused]:bg-hover';

interface Props {
  /** The name of the menu. */
  readonly label: string;
  readonly collections: readonly Collection[];
  /** Called with one of them, or with a new one. False: it failed. */
  readonly onChoose: (collection: Collection) => Promise<boolean>;
  /** What the button shows. */
  readonly children: ReactNode;
}

/** A button of a bulk bar that asks for a collection, or for the name of a new one. */
export function CollectionMenuButton({ label, collections, onChoose, children }: Props) {
  const [isNaming, setIsNaming] = useState(false);
  return (
    <>
      <MenuTrigger>
        <Button className="relative max-sm:px-2!">{children}</Button>
        <Popover placement="top" className="floating max-w-80 min-w-56 rounded-card p-1">
          <Menu aria-label={label} className="max-h-80 overflow-y-auto outline-none">
            {collections.map((collection) => (
              <MenuItem
                key={collection.id}
                id={collection.id}
                textValue={collection.name}
                className={item}
                onAction={() => void onChoose(collection)}
              >
                <span className="truncate">{collection.name}</span>
              </MenuItem>
            ))}
            <MenuItem
              id="new"
              textValue="New collection"
              className={item}
              onAction={() => setIsNaming(true)}
            >
              <FolderPlus aria-hidden className="size-4 text-ink-3" strokeWidth={1.75} />
              New collection…
            </MenuItem>
          </Menu>
        </Popover>
      </MenuTrigger>
      {isNaming && <NewCollectionDialog onClose={() => setIsNaming(false)} onMade={onChoose} />}
    </>
  );
}
