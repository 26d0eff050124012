import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { submissions } from '#domain/opportunities/endpoints.ts';
import type { Opportunity } from '#domain/opportunities/opportunity.ts';
import { askPages } from '#web/transport/ask-pages.ts';
import { listState } from '#web/transport/list-state.ts';
import { DataTable, TableSkeleton, type Sorting } from '#web/ui/DataTable.tsx';
import { ListResult } from '#web/ui/ListResult.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { submissionColumns } from './submission-columns.tsx';
import { SubmissionPanel } from './SubmissionPanel.tsx';
import type { OpportunitySearch } from './search-params.ts';

const pageSize = '50';

/** The table's columns and directions in the words of the address. */
const sortings: Record<NonNullable<OpportunitySearch['sort']>, Sorting> = {
  newest: { by: 'received', direction: 'descending' },
  oldest: { by: 'received', direction: 'ascending' },
  stage: { by: 'stage', direction: 'ascending' },
  title: { by: 'submission', direction: 'ascending' },
};

function sortOf({ by, direction }: Sorting): OpportunitySearch['sort'] {
  if (by === 'received') return direction === 'ascending' ? 'oldest' : 'newest';
  return by === 'stage' ? 'stage' : 'title';
}

/** What was handed in, as a table; the one in the address is open beside it. */
export function Submissions({ opportunity }: { readonly opportunity: Opportunity }) {
  const { id } = opportunity;
  const { sort = 'newest', submission: openId } = useSearch({ from: '/shell/opportunity/$id' });
  const navigate = useNavigate({ from: '/opportunity/$id' });
  const change = (next: OpportunitySearch) =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace: true });
  const found = useInfiniteQuery(
    askPages(submissions, { params: { id }, query: { sort, limit: pageSize } }),
  );
  const rows = found.data ?? [];
  const place = rows.findIndex((row) => row.id === openId);

  return (
    <>
      <ListResult
        what="submissions"
        {...listState(found)}
        skeleton={<TableSkeleton />}
        empty={
          <EmptyState title="Nothing has been submitted yet">
            What founders hand in will be here.
          </EmptyState>
        }
      >
        {() => (
          <DataTable
            label="Submissions"
            columns={submissionColumns(rows[0]?.votes !== undefined)}
            rows={rows}
            keyOf={(row) => row.id}
            onOpen={(row) => change({ submission: row.id })}
            activeKey={openId}
            sorting={sortings[sort]}
            onSort={(sorting) => change({ sort: sortOf(sorting) })}
          />
        )}
      </ListResult>
      {openId !== undefined && (
        <SubmissionPanel
          id={openId}
          opportunity={opportunity}
          previous={place > 0 ? () => change({ submission: rows[place - 1]?.id }) : undefined}
          next={
            place >= 0 && place < rows.length - 1
              ? () => change({ submission: rows[place + 1]?.id })
              : undefined
          }
          onClose={() => change({ submission: undefined })}
        />
      )}
    </>
  );
}
