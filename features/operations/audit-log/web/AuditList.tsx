import { useInfiniteQuery } from '@tanstack/react-query';
import { isWhole, type AuditFilter } from '#features/operations/audit-log/domain/audit-filter.ts';
import { list } from '#features/operations/audit-log/domain/endpoints.ts';
import { infiniteQueryOptionsOf } from '#core/web/transport/infinite-query-options.ts';
import { listState } from '#core/web/transport/list-state.ts';
import { DataTable } from '#core/web/views/DataTable.tsx';
import { ListResult } from '#ui/ListResult.tsx';
import { EmptyState } from '#ui/states.tsx';
import { TableSkeleton } from '#ui/TableSkeleton.tsx';
import { auditColumns } from './audit-columns.tsx';
import { EntryPanel } from './EntryPanel.tsx';
import { actorOf } from './entry-words.ts';
import type { AuditSearch } from './search-params.ts';

const limit = '50';

interface Props {
  readonly filter: AuditFilter;
  readonly openId: string | undefined;
  readonly onOpen: (id: string | undefined) => void;
  /** Shows what this filter asks for, and nothing else. */
  readonly onFilter: (filter: AuditSearch) => void;
}

/** The entries that a filter asks for, newest first, and the one that is open. */
export function AuditList({ filter, openId, onOpen, onFilter }: Props) {
  const { from, to, ...rest } = filter;
  const result = useInfiniteQuery(
    infiniteQueryOptionsOf(list, {
      query: { ...rest, ...(from && { from }), ...(to && { to }), limit },
    }),
  );
  const rows = result.data ?? [];
  const opened = rows.find(({ id }) => id === openId);
  return (
    <>
      <ListResult
        what="entries"
        {...listState(result)}
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
            onOpen={onOpen}
            openKey={openId}
          />
        )}
      </ListResult>
      {opened && (
        <EntryPanel
          entry={opened}
          keys={rows.map(({ id }) => id)}
          onOpen={onOpen}
          onFilter={onFilter}
          onClose={() => onOpen(undefined)}
        />
      )}
    </>
  );
}
