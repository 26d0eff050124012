import { Ban } from 'lucide-react';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import type { NamedCompany } from '#features/directory/collections/domain/company-changes.ts';
import { Button } from '#ui/Button.tsx';
import { useAddCompany } from './use-add-company.ts';

interface Props {
  readonly company: NamedCompany;
  readonly collections: readonly Collection[];
}

/** Blacklists a company in one of the collections, where none is active. */
export function BlacklistMenu({ company, collections }: Props) {
  const { blacklist } = useAddCompany();
  if (collections.length === 0) return null;
  return (
    <MenuTrigger>
      <Button aria-label={`Blacklist ${company.name} in…`}>
        <Ban aria-hidden className="size-4" strokeWidth={1.75} />
        Blacklist…
      </Button>
      <Popover placement="bottom end" className="floating w-64 rounded-card p-1">
        <Menu
          aria-label={`Collections to blacklist ${company.name} in`}
          className="max-h-96 overflow-y-auto outline-none"
        >
          {collections.map((collection) => (
            <MenuItem
              key={collection.id}
              id={collection.id}
              textValue={collection.name}
              className="flex min-h-8 cursor-pointer items-center rounded-control px-2 text-control outline-none data-[focused]:bg-hover"
              onAction={() => void blacklist(collection, company)}
            >
              <span className="truncate">{collection.name}</span>
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
