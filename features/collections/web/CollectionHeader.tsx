import { useNavigate } from '@tanstack/react-router';
import { Lightbulb, Plus, Share2, Users } from 'lucide-react';
import { useState } from 'react';
import type { Collection } from '#features/collections/domain/collection.ts';
import { Button } from '#ui/Button.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { CollectionDialog, type OpenDialog } from './CollectionDialog.tsx';
import { CollectionSummary } from './CollectionSummary.tsx';
import { CollectionMenu } from './CollectionMenu.tsx';
import { CollectionTitle } from './CollectionTitle.tsx';

interface Props {
  readonly collection: Collection;
  readonly canEdit: boolean;
  /** The sub-space shown. */
  readonly space: string | null;
  readonly onSuggest: () => void;
}

/** Title, people with access and actions of a collection. */
export function CollectionHeader({ collection, canEdit, space, onSuggest }: Props) {
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const [isNaming, setIsNaming] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <PageHeader
        title={<CollectionTitle {...{ collection, canEdit, isNaming }} onNaming={setIsNaming} />}
        lead={<CollectionSummary collection={collection} canEdit={canEdit} />}
        actions={
          <>
            <Button onPress={onSuggest}>
              <Lightbulb aria-hidden className="size-4" strokeWidth={1.75} />
              <span className="max-sm:sr-only">Suggestions</span>
            </Button>
            {canEdit ? (
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
            ) : (
              <Button onPress={() => setOpen('holders')}>
                <Users aria-hidden className="size-4" strokeWidth={1.75} />
                Shared with
              </Button>
            )}
            <CollectionMenu
              collection={collection}
              isOwn={canEdit}
              onRename={() => setIsNaming(true)}
              onGone={() => void navigate({ to: '/collections' })}
              onCopied={(id) => void navigate({ to: '/collection/$id', params: { id } })}
            />
          </>
        }
      />
      {open && <CollectionDialog {...{ open, collection, space }} onClose={() => setOpen(null)} />}
    </>
  );
}
