import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Plus, Share2 } from 'lucide-react';
import { useState } from 'react';
import { listedCompanies } from '#domain/collections/changes.ts';
import type { Collection } from '#domain/collections/collection.ts';
import { people } from '#domain/collections/endpoints.ts';
import { formatNumber } from '#domain/formatting.ts';
import { ActiveMark } from '#web/pieces/collections/ActiveMark.tsx';
import { useActiveCollection } from '#web/pieces/collections/use-active-collection.ts';
import { ask } from '#web/transport/ask.ts';
import { Faces } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { CollectionDialog, type OpenDialog } from './CollectionDialog.tsx';
import { CollectionMenu } from './CollectionMenu.tsx';
import { CollectionTitle } from './CollectionTitle.tsx';

interface Props {
  readonly collection: Collection;
  readonly canEdit: boolean;
}

/** What a collection is called, who has it, and what can be done to it. */
export function CollectionHeader({ collection, canEdit }: Props) {
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const [isNaming, setIsNaming] = useState(false);
  const [active] = useActiveCollection();
  const navigate = useNavigate();
  const { data: holders } = useQuery(ask(people, { params: { id: collection.id } }));
  const owner = holders?.find(({ isOwner }) => isOwner);
  const size = listedCompanies(collection).length;
  return (
    <>
      <PageHeader
        title={<CollectionTitle {...{ collection, canEdit, isNaming }} onNaming={setIsNaming} />}
        lead={
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="tabular">
              {formatNumber(size)} {size === 1 ? 'company' : 'companies'}
            </span>
            {active === collection.id && <ActiveMark />}
            {!canEdit && owner && <span>Shared by {owner.name}, who may change it</span>}
            {holders && holders.length > 1 && <Faces people={holders} label="Who has it" />}
          </div>
        }
        actions={
          <>
            {canEdit && (
              <>
                <Button onPress={() => setOpen('share')}>
                  <Share2 aria-hidden className="size-4" strokeWidth={1.75} />
                  <span className="max-sm:sr-only">Share</span>
                </Button>
                <Button variant="primary" className="max-sm:flex-1" onPress={() => setOpen('add')}>
                  <Plus aria-hidden className="size-4" />
                  Add companies
                </Button>
              </>
            )}
            <CollectionMenu
              collection={collection}
              isOwn={canEdit}
              // The menu takes its focus back first.
              onRename={() => setTimeout(() => setIsNaming(true))}
              onGone={() => void navigate({ to: '/collections' })}
              onCopied={(id) => void navigate({ to: '/collection/$id', params: { id } })}
            />
          </>
        }
      />
      {open && (
        <CollectionDialog open={open} collection={collection} onClose={() => setOpen(null)} />
      )}
    </>
  );
}
