import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { ManagedBlock } from '#features/portfolio/spotlight/domain/block.ts';
import { may } from '#core/domain/authorization/permissions.ts';
import { ButtonLink } from '#core/web/router/ButtonLink.tsx';
import { useSession } from '#core/web/session/use-session.ts';
import { NoAccessState } from '#core/web/shell/NoAccessState.tsx';
import { QueryBoundary } from '#core/web/transport/QueryBoundary.tsx';
import { Button } from '#ui/Button.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { SkeletonRepeat } from '#ui/skeletons.tsx';
import { BlockDialog } from './BlockDialog.tsx';
import { BlockList } from './BlockList.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { useBlocks } from './use-blocks.ts';

type Open =
  | { readonly dialog: 'write'; readonly block: ManagedBlock | null }
  | { readonly dialog: 'remove'; readonly block: ManagedBlock }
  | { readonly dialog: 'publish' };

function Blocks() {
  const { blocks, place } = useBlocks();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="mx-auto w-full max-w-330 px-4 py-6 md:px-8 md:py-7">
      <PageHeader
        title="Edit Spotlight"
        lead="The first block is the headline. Choose a corporation to preview the page."
        actions={
          <>
            <ButtonLink to="/spotlight">View</ButtonLink>
            <Button onPress={() => setOpen({ dialog: 'publish' })}>Publish an edition</Button>
            <Button variant="primary" onPress={() => setOpen({ dialog: 'write', block: null })}>
              <Plus aria-hidden className="size-4" strokeWidth={1.75} />
              New block
            </Button>
          </>
        }
      />
      <div className="mt-6 max-w-3xl">
        <QueryBoundary
          what="blocks"
          query={blocks}
          skeleton={<SkeletonRepeat count={7} className="mb-1.5 h-16 rounded-card" />}
        >
          {(arrangement) => (
            <BlockList
              arrangement={arrangement}
              onPlace={place}
              onEdit={(block) => setOpen({ dialog: 'write', block })}
              onRemove={(block) => setOpen({ dialog: 'remove', block })}
            />
          )}
        </QueryBoundary>
      </div>
      {open?.dialog === 'write' && <BlockDialog block={open.block} onClose={close} />}
      {open?.dialog === 'remove' && <RemoveDialog block={open.block} onClose={close} />}
      {open?.dialog === 'publish' && <PublishDialog onClose={close} />}
    </div>
  );
}

/** `/spotlight/edit`: the blocks of Spotlight, for those who may write them. */
export function EditScreen() {
  const { person, isLoading } = useSession();
  if (may(person, 'manageSpotlight')) return <Blocks />;
  return isLoading ? null : <NoAccessState what="the blocks" permission="manageSpotlight" />;
}
