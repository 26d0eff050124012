import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { infiniteQueryOptionsOf } from '#core/web/transport/infinite-query-options.ts';
import { listState } from '#core/web/transport/list-state.ts';
import { useListKeys } from '#core/web/views/use-list-keys.ts';
import { roleRequestViews, type RoleRequestView } from '#features/people/users/domain/links.ts';
import { list } from '#features/people/users/domain/role-requests/endpoints.ts';
import type { ReviewedRoleRequest } from '#features/people/users/domain/role-requests/role-request.ts';
import { ListResult } from '#ui/ListResult.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { EmptyState } from '#ui/states.tsx';
import { TableSkeleton } from '#ui/TableSkeleton.tsx';
import { RequestEntry } from './RequestEntry.tsx';
import { defaultView } from './search-params.ts';

const views = [
  { value: 'needsYou', label: 'Needs you' },
  { value: 'pending', label: 'Pending' },
  { value: 'decided', label: 'All' },
] as const satisfies readonly { readonly value: RoleRequestView; readonly label: string }[];

function Entries({ rows }: { readonly rows: readonly ReviewedRoleRequest[] }) {
  const walk = useListKeys<HTMLUListElement>();
  return (
    <ul
      ref={walk}
      aria-label="Role requests"
      className="divide-y divide-line rounded-card border border-line bg-raised"
    >
      {rows.map((request) => (
        <RequestEntry key={request.id} request={request} />
      ))}
    </ul>
  );
}

/** Who asks for a system role, to be approved or rejected. */
export function RoleRequestsScreen() {
  const { show = defaultView } = useSearch({ from: '/shell/admin/requests' });
  const navigate = useNavigate({ from: '/admin/requests' });
  const requests = useInfiniteQuery(
    infiniteQueryOptionsOf(list, { query: roleRequestViews[show] }),
  );
  return (
    <>
      <PageHeader
        title="Role requests"
        lead="Requests are decided by people who can assign the role."
      />
      <div className="mt-5 mb-4 flex">
        <SegmentedControl
          label="Show"
          options={views}
          value={show}
          onChange={(view) =>
            void navigate({ search: { show: view === defaultView ? undefined : view } })
          }
        />
      </div>
      <ListResult
        what="role requests"
        {...listState(requests)}
        skeleton={<TableSkeleton rows={4} />}
        empty={
          <EmptyState title={show === 'decided' ? 'No requests' : 'No request is waiting'}>
            People ask for a role where a right is missing, and on their profile.
          </EmptyState>
        }
      >
        {(rows) => <Entries rows={rows} />}
      </ListResult>
    </>
  );
}
