import { useQuery } from '@tanstack/react-query';
import { Pencil, Plus, Share2 } from 'lucide-react';
import { useState } from 'react';
import { listedCompanies } from '#domain/collections/changes.ts';
import type { Collection } from '#domain/collections/collection.ts';
import { people } from '#domain/collections/endpoints.ts';
import { formatNumber } from '#domain/formatting.ts';
import { ask } from '#web/transport/ask.ts';
import { Faces } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { CollectionDialog, type OpenDialog } from './CollectionDialog.tsx';
import { CollectionMenu } from './CollectionMenu.tsx';
import { useActiveCollection } from '#web/pieces/collections/use-active-collection.ts';

interface Props {
  readonly collection: Collection;
  readonly canEdit: boolean;
}

/** What a collection is called, who has it, and what can be done to it. */
export function CollectionHeader({ collection, canEdit }: Props) {
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const [active, activate] = useActiveCollection();
  const { data: holders } = useQuery(ask(people, { params: { id: collection.id } }));
  const owner = holders?.find(({ isOwner }) => isOwner);
  const size = listedCompanies(collection).length;
  return (
    <>
      <PageHeader
        title={collection.name}
        lead={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {formatNumber(size)} {size === 1 ? 'company' : 'companies'}
            {!canEdit && owner && <span>shared by {owner.name}, who may change it</span>}
            {holders && holders.length > 1 && <Faces people={holders} label="Shared with" />}
          </span>
        }
        actions={
          <div className="flex flex-wrap items-center gap-2">
            {canEdit && (
              <>
                <Button
                  variant="quiet"
                  size="icon"
                  aria-label="Rename"
                  onPress={() => setOpen('rename')}
                >
                  <Pencil aria-hidden className="size-4" strokeWidth={1.75} />
                </Button>
                <Button onPress={() => setOpen('share')}>
                  <Share2 aria-hidden className="size-4" strokeWidth={1.75} />
                  Share
                </Button>
                <Button variant="primary" onPress={() => setOpen('add')}>
                  <Plus aria-hidden className="size-4" />
                  Add companies
                </Button>
              </>
            )}
            <CollectionMenu
              collection={collection}
              isOwn={canEdit}
              isActive={active === collection.id}
              onActivate={() => activate(collection.id)}
            />
          </div>
        }
      />
      {open && (
        <CollectionDialog open={open} collection={collection} onClose={() => setOpen(null)} />
      )}
    </>
  );
}
