import type { Collection } from '#features/directory/collections/domain/collection.ts';
import type { CollectionProposal } from '#features/directory/collections/domain/proposals.ts';
import { useCollectionChange } from '#features/directory/collections/web/shared/use-collection-changes.ts';
import { useProposalMutations } from '#features/directory/collections/web/shared/use-proposals.ts';
import { usePanelRows } from '#features/directory/collections/web/use-panel-rows.ts';
import type { CompanyCard } from '#features/directory/companies/domain/company.ts';
import { ProposalRow } from './ProposalRow.tsx';

interface Props {
  readonly collection: Collection;
  readonly canEdit: boolean;
  readonly label: string;
  readonly proposals: readonly CollectionProposal[];
}

/** Proposed companies, oldest first. `a` accepts and `x` declines. */
export function ProposalList({ collection, canEdit, label, proposals }: Props) {
  const change = useCollectionChange(collection.id);
  const { decline: declineOne, withdraw } = useProposalMutations();
  const { list, leave } = usePanelRows(
    proposals.map(({ company }) => company),
    {
      a: (company) => (canEdit ? accept(company) : false),
      x: (company) => (canEdit ? decline(company) : false),
    },
  );

  function accept(company: CompanyCard): void {
    leave(company);
    void change({ kind: 'add', company }, () => ({ kind: 'remove', company }));
  }
  function decline(company: CompanyCard): void {
    leave(company);
    declineOne(collection, company);
  }

  return (
    <ul ref={list} aria-label={label} className="-mx-5">
      {proposals.map((proposal) => {
        const { company } = proposal;
        return (
          <ProposalRow
            key={company.id}
            proposal={proposal}
            canEdit={canEdit}
            onAccept={() => accept(company)}
            onDecline={() => decline(company)}
            onWithdraw={() => {
              leave(company);
              withdraw(collection, company);
            }}
          />
        );
      })}
    </ul>
  );
}
