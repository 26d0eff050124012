import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { submissions } from '#domain/opportunities/endpoints.ts';
import type { Opportunity } from '#domain/opportunities/opportunity.ts';
import { askPages } from '#web/transport/ask-pages.ts';
import { listState } from '#web/transport/list-state.ts';
import { TableSkeleton } from '#web/ui/DataTable.tsx';
import { ListResult } from '#web/ui/ListResult.tsx';
import { Segments } from '#web/ui/Segments.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { SubmissionPanel } from './SubmissionPanel.tsx';
import { SubmissionsShown } from './SubmissionsShown.tsx';
import type { OpportunitySearch, SubmissionView } from './search-params.ts';

const pageSize = '100';

const views = [
  { value: 'table', label: 'Table' },
  { value: 'board', label: 'Board' },
] as const satisfies readonly { value: SubmissionView; label: string }[];

/** What was handed in, as a table; the one in the address is open beside it. */
export function Submissions({ opportunity }: { readonly opportunity: Opportunity }) {
  const { id } = opportunity;
  const search = useSearch({ from: '/shell/opportunity/$id' });
  const { view = 'table', submission: openId } = search;
  // A board has an order of its own: by stage, and by place in it.
  const sort = view === 'board' ? 'stage' : (search.sort ?? 'newest');
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
      <div className="mb-4 flex justify-end">
        <Segments
          label="View"
          options={views}
          value={view}
          onChange={(next) => change({ view: next === 'table' ? undefined : next })}
        />
      </div>
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
          <SubmissionsShown
            opportunity={opportunity}
            rows={rows}
            search={search}
            onChange={change}
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
