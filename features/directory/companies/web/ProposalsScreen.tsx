import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CompanyProposal } from '#features/directory/companies/domain/proposal.ts';
import { list } from '#features/directory/companies/domain/proposal-endpoints.ts';
import { infiniteQueryOptionsOf } from '#core/web/transport/infinite-query-options.ts';
import { listState } from '#core/web/transport/list-state.ts';
import { useListKeys } from '#core/web/views/use-list-keys.ts';
import { Button } from '#ui/Button.tsx';
import { ListResult } from '#ui/ListResult.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { RelativeTime } from '#ui/dates.tsx';
import { EmptyState } from '#ui/states.tsx';
import { TableSkeleton } from '#ui/TableSkeleton.tsx';
import { WebLink } from '#ui/WebLink.tsx';
import { DeclineProposalDialog } from './DeclineProposalDialog.tsx';
import { useProposalDecision } from './use-proposal-decision.ts';

/** Companies that people propose for the directory. */
export function ProposalsScreen() {
  const query = useInfiniteQuery(infiniteQueryOptionsOf(list, {}));
  const keys = useListKeys<HTMLUListElement>();
  const decideOn = useProposalDecision();
  const [declining, setDeclining] = useState<CompanyProposal | null>(null);
  return (
    <>
      <PageHeader
        title="Proposed companies"
        lead="Companies that people did not find in the directory. They are notified of the decision."
      />
      <div className="mt-6">
        <ListResult
          what="proposals"
          {...listState(query)}
          skeleton={<TableSkeleton rows={4} />}
          empty={
            <EmptyState title="No proposed companies">
              People propose a company when a list that they add to a collection names one that is
              not in the directory.
            </EmptyState>
          }
        >
          {(rows) => (
            <ul
              ref={keys}
              aria-label="Proposed companies"
              className="divide-y divide-line rounded-card border border-line bg-raised"
            >
              {rows.map((proposal) => {
                const { id, name, url, proposedBy, createdAt } = proposal;
                return (
                  <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
                    <div className="min-w-0 flex-1 basis-56">
                      <p className="truncate font-medium">{name}</p>
                      <p className="truncate text-control text-ink-3">
                        {url && (
                          <>
                            <WebLink href={url} /> ·{' '}
                          </>
                        )}
                        {proposedBy}, <RelativeTime at={createdAt} />
                      </p>
                    </div>
                    <div className="flex gap-2">
                      <Button aria-label={`Decline ${name}`} onPress={() => setDeclining(proposal)}>
                        Decline…
                      </Button>
                      <Button
                        variant="primary"
                        data-walk
                        aria-label={`Add to directory: ${name}`}
                        onPress={() => decideOn({ proposal, state: 'accepted', reason: '' })}
                      >
                        Add to directory
                      </Button>
                    </div>
                  </li>
                );
              })}
            </ul>
          )}
        </ListResult>
      </div>
      {declining && (
        <DeclineProposalDialog
          proposal={declining}
          onDecline={(reason) => decideOn({ proposal: declining, state: 'declined', reason })}
          onClose={() => setDeclining(null)}
        />
      )}
    </>
  );
}
