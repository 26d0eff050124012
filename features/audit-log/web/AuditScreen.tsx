import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { pluralize } from '#core/domain/format.ts';
import { isWhole } from '#features/audit-log/domain/audit-filter.ts';
import { about, list } from '#features/audit-log/domain/endpoints.ts';
import { infiniteQueryOptionsOf } from '#core/web/transport/infinite-query-options.ts';
import { listState } from '#core/web/transport/list-state.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { DataTable } from '#core/web/views/DataTable.tsx';
import { ListResult } from '#ui/ListResult.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { EmptyState } from '#ui/states.tsx';
import { TableSkeleton } from '#ui/TableSkeleton.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';
import { auditColumns } from './audit-columns.tsx';
import { AuditExport } from './AuditExport.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { EntryPanel } from './EntryPanel.tsx';
import { actorOf } from './entry-words.ts';
import { SavedViews } from './SavedViews.tsx';
import { filterOf, noFilter, type AuditSearch } from './search-params.ts';

const limit = '50';

/** How many there are, and how they are protected; an empty line until it is known. */
function ChainState() {
  const { data } = useQuery(queryOptionsOf(about));
  if (data === undefined) return <>&nbsp;</>;
  const entries = pluralize(data.head?.sequence ?? 0, 'entry', 'entries');
  return (
    <>
      {entries} in a chain of hashes.
      {!data.isProtected && ' The database does not prevent changes: see the operating guide.'}
    </>
  );
}

const route = getRouteApi('/shell/admin/audit');

/** Who did what, when and from where. */
export function AuditScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const filter = filterOf(search);
  const { from, to, ...rest } = filter;
  const found = useInfiniteQuery(
    infiniteQueryOptionsOf(list, {
      query: { ...rest, ...(from && { from }), ...(to && { to }), limit },
    }),
  );
  const rows = found.data ?? [];
  const change = (next: AuditSearch) =>
    void navigate({ search: (before) => ({ ...before, entry: undefined, ...next }) });
  const open = (entry: string | undefined) =>
    void navigate({
      search: (before) => ({ ...before, entry }),
      replace: search.entry !== undefined,
    });
  const opened = rows.find(({ id }) => id === search.entry);
  return (
    <>
      <PageHeader
        title="Audit log"
        lead={<ChainState />}
        actions={
          <>
            <SavedViews filter={filter} onChange={change} />
            <AuditExport filter={filter} />
          </>
        }
      />
      <AuditFilters search={search} onChange={change} />
      <div className="mt-3 mb-4 empty:hidden">
        <ActiveFilters search={search} onChange={change} />
      </div>
      <ListResult
        what="entries"
        {...listState(found)}
        skeleton={<TableSkeleton />}
        empty={
          <EmptyState title={isWhole(filter) ? 'No entries yet' : 'No matching entries'}>
            {isWhole(filter)
              ? 'What people do is recorded here.'
              : 'Take a filter away to see more.'}
          </EmptyState>
        }
      >
        {(entries) => (
          <DataTable
            label="Audit log"
            columns={auditColumns}
            rows={entries}
            keyOf={({ id }) => id}
            nameOf={(entry) => `${actorOf(entry)} ${entry.sentence}`}
            onOpen={open}
            openKey={search.entry}
          />
        )}
      </ListResult>
      {opened && (
        <EntryPanel
          entry={opened}
          keys={rows.map(({ id }) => id)}
          onOpen={open}
          onFilter={(next) => change({ ...noFilter, ...next })}
          onClose={() => open(undefined)}
        />
      )}
    </>
  );
}
