import { useNavigate } from '@tanstack/react-router';
import { Ban, Lightbulb, Plus, Share2, Users } from 'lucide-react';
import { useState } from 'react';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { formatNumber } from '#core/domain/format.ts';
import { blacklistedCompanies } from '#features/directory/collections/domain/lists.ts';
import { Button } from '#ui/Button.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { railScreen } from '#features/directory/collections/web/subspaces/rail-screen.ts';
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
  readonly onBlacklist: () => void;
}

/** Title, people with access and actions of a collection. */
export function CollectionHeader({ collection, canEdit, space, onSuggest, onBlacklist }: Props) {
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const [isNaming, setIsNaming] = useState(false);
  const navigate = useNavigate();
  const hasRail = useMediaQuery(railScreen);
  const blacklisted = blacklistedCompanies(collection).length;
  return (
    <>
      <PageHeader
        title={
          <CollectionTitle
            collection={collection}
            canEdit={canEdit}
            isNaming={isNaming}
            onNaming={setIsNaming}
          />
        }
        lead={<CollectionSummary collection={collection} canEdit={canEdit} />}
        actions={
          <>
            <Button variant="quiet" onPress={onBlacklist} className="max-sm:px-2!">
              <Ban aria-hidden className="size-4" strokeWidth={1.75} />
              <span className="max-sm:sr-only">Blacklist</span>
              {blacklisted > 0 && (
                <span className="text-ink-3 tabular">{formatNumber(blacklisted)}</span>
              )}
            </Button>
            {!hasRail && (
              <Button variant="quiet" onPress={onSuggest} className="max-sm:px-2!">
                <Lightbulb aria-hidden className="size-4" strokeWidth={1.75} />
                <span className="max-sm:sr-only">Suggestions</span>
              </Button>
            )}
            {canEdit ? (
              <>
                <Button onPress={() => setOpen('share')} className="max-sm:px-2!">
                  <Share2 aria-hidden className="size-4" strokeWidth={1.75} />
                  <span className="max-sm:sr-only">Share</span>
                </Button>
                <Button variant="primary" onPress={() => setOpen('add')}>
                  <Plus aria-hidden className="size-4" />
                  <span>
                    Add<span className="max-sm:sr-only"> companies</span>
                  </span>
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
      {open && (
        <CollectionDialog
          open={open}
          collection={collection}
          space={space}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
