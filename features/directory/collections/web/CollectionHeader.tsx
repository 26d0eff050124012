import { useNavigate } from '@tanstack/react-router';
import { Ban, Inbox, Lightbulb, Plus, Share2, Users } from 'lucide-react';
import { useState } from 'react';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { formatNumber } from '#core/domain/format.ts';
import { blacklistedCompanies } from '#features/directory/collections/domain/lists.ts';
import { Button } from '#ui/Button.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { requestCollectionDialog } from '#features/directory/collections/web/shared/collection-dialog-request.ts';
import { useProposals } from '#features/directory/collections/web/shared/use-proposals.ts';
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
  readonly onProposals: () => void;
}

/** Title, people with access and actions of a collection. */
export function CollectionHeader(props: Props) {
  const { collection, canEdit, space, onSuggest, onBlacklist, onProposals } = props;
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const [isNaming, setIsNaming] = useState(false);
  const navigate = useNavigate();
  const hasRail = useMediaQuery(railScreen);
  const blacklisted = blacklistedCompanies(collection).length;
  const proposed = useProposals(collection).open.length;
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
            {proposed > 0 && (
              <Button variant="quiet" onPress={onProposals} className="max-sm:px-2!">
                <Inbox aria-hidden className="size-4" strokeWidth={1.75} />
                <span>
                  <span className="tabular">{formatNumber(proposed)}</span> proposed
                </span>
              </Button>
            )}
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
              <>
                <Button onPress={() => setOpen('holders')} className="max-sm:px-2!">
                  <Users aria-hidden className="size-4" strokeWidth={1.75} />
                  <span className="max-sm:sr-only">Shared with</span>
                </Button>
                <Button
                  variant="primary"
                  onPress={() =>
                    requestCollectionDialog({ dialog: 'propose', collection, company: null })
                  }
                >
                  <Plus aria-hidden className="size-4" />
                  <span>
                    Propose<span className="max-sm:sr-only"> companies</span>
                  </span>
                </Button>
              </>
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
