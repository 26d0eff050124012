import { Copy, FolderPlus } from 'lucide-react';
import { useState } from 'react';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import type { Collection } from '#features/collections/domain/collection.ts';
import type { CompanyCard } from '#features/companies/domain/company.ts';
import { NewCollectionDialog } from '#features/collections/web/public/NewCollectionDialog.tsx';
import { useTargets } from '#features/collections/web/public/use-targets.ts';
import { Button } from '#ui/Button.tsx';
import { useBulkActions } from './use-bulk-actions.ts';

const item =
  'flex min-h-8 cursor-pointer items-center gap-2.5 rounded-control px-2 py-1 text-control outline-none data-[focused]:bg-hover';

interface Props {
  /** The source collection. */
  readonly collection: Collection;
  readonly companies: readonly CompanyCard[];
}

/** Copies companies to another editable collection, or to a new one. */
export function CopyButton({ collection, companies }: Props) {
  const { active, canEditActive, others } = useTargets();
  const { copyTo } = useBulkActions(collection);
  const [isNaming, setIsNaming] = useState(false);
  const targets = [...(active && canEditActive ? [active] : []), ...others].filter(
    ({ id }) => id !== collection.id,
  );
  return (
    <>
      <MenuTrigger>
        <Button className="relative max-sm:px-2!">
          <Copy aria-hidden className="size-4" strokeWidth={1.75} />
          <span className="max-lg:sr-only">Copy to…</span>
        </Button>
        <Popover placement="top" className="floating max-w-80 min-w-56 rounded-card p-1">
          <Menu aria-label="Copy to" className="max-h-80 overflow-y-auto outline-none">
            {targets.map((target) => (
              <MenuItem
                key={target.id}
                id={target.id}
                textValue={target.name}
                className={item}
                onAction={() => void copyTo(target, companies)}
              >
                <span className="truncate">{target.name}</span>
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
      {isNaming && (
        <NewCollectionDialog
          onClose={() => setIsNaming(false)}
          onMade={(made) => copyTo(made, companies)}
        />
      )}
    </>
  );
}
