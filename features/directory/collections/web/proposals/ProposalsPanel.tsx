import { Plus } from 'lucide-react';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { requestCollectionDialog } from '#features/directory/collections/web/shared/collection-dialog-request.ts';
import { useProposals } from '#features/directory/collections/web/shared/use-proposals.ts';
import { Button } from '#ui/Button.tsx';
import { SidePanel } from '#ui/SidePanel.tsx';
import { EmptyState, ErrorState, Loading } from '#ui/states.tsx';
import { TableSkeleton } from '#ui/TableSkeleton.tsx';
import { ProposalList } from './ProposalList.tsx';

interface Props {
  readonly collection: Collection;
  readonly canEdit: boolean;
  readonly onClose: () => void;
}

const askFor = (collection: Collection) =>
  requestCollectionDialog({ dialog: 'propose', collection, company: null });

function Proposals({ collection, canEdit }: Omit<Props, 'onClose'>) {
  const { open, declined, isPending, error, refetch } = useProposals(collection);
  if (error) {
    return (
      <ErrorState
        title="The proposals could not be loaded"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (isPending) {
    return (
      <Loading what="proposals">
        <TableSkeleton rows={3} />
      </Loading>
    );
  }
  return (
    <>
      {open.length > 0 && (
        <ProposalList
          collection={collection}
          canEdit={canEdit}
          label="Proposed companies"
          proposals={open}
        />
      )}
      {open.length === 0 && (
        <EmptyState
          title="Nothing is proposed"
          action={!canEdit && <Button onPress={() => askFor(collection)}>Propose companies</Button>}
        >
          {canEdit
            ? 'People you share this collection with can propose companies. They wait here for you.'
            : 'Propose a company that belongs here. The owner is notified and decides.'}
        </EmptyState>
      )}
      {declined.length > 0 && (
        <>
          <h3 className="mt-6 mb-1 font-medium">Declined</h3>
          <ProposalList
            collection={collection}
            canEdit={false}
            label="Declined companies"
            proposals={declined}
          />
        </>
      )}
    </>
  );
}

/** Panel of companies that readers propose for the collection. */
export function ProposalsPanel({ collection, canEdit, onClose }: Props) {
  return (
    <SidePanel
      label="Proposals"
      onClose={onClose}
      actions={
        !canEdit && (
          <Button variant="quiet" size="small" onPress={() => askFor(collection)}>
            <Plus aria-hidden className="size-3.5" strokeWidth={1.75} />
            Propose
          </Button>
        )
      }
    >
      <h2 className="text-panel font-semibold tracking-[-0.015em]">Proposals</h2>
      <p className="mt-0.5 mb-3 text-ink-2">
        {canEdit
          ? 'From people you share this collection with.'
          : 'The owner decides what is added.'}
      </p>
      <Proposals collection={collection} canEdit={canEdit} />
    </SidePanel>
  );
}
