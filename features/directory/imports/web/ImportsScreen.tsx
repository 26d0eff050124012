import { Suspense } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { list } from '#features/directory/imports/domain/endpoints.ts';
import { infiniteQueryOptionsOf } from '#core/web/transport/infinite-query-options.ts';
import { ListResult } from '#ui/ListResult.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Loading } from '#ui/states.tsx';
import { TableSkeleton } from '#ui/TableSkeleton.tsx';
import { useListKeys } from '#core/web/views/use-list-keys.ts';
import { ImportLine } from './ImportLine.tsx';
import { NewImport } from './NewImport.tsx';
import { importsSearch } from './search-params.ts';
import { useImportTargets } from './use-import-targets.ts';
import { pollWhileActive } from './poll-active-imports.ts';

/** A new import, and the previous ones. */
function Imports() {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    {
      ...infiniteQueryOptionsOf(list, {}),
      refetchInterval: ({ state }) =>
        pollWhileActive(state.data?.pages.flatMap((page) => page.data)),
    },
  );
  const { searchedFor } = importsSearch(useSearch({ strict: false }));
  const targets = useImportTargets();
  const walk = useListKeys<HTMLDivElement>();
  return (
    <>
      <div className="mt-6">
        {searchedFor !== undefined && (
          <p role="note" className="mb-3 rounded-card bg-accent-soft px-4 py-2.5 text-accent-ink">
            Looked for: <strong className="font-semibold">{searchedFor}</strong>. Searches for it
            found nothing. Import a file with companies that do this.
          </p>
        )}
        <NewImport searchedFor={searchedFor} />
      </div>
      <h2 className="mt-8 mb-3 text-reading font-semibold tracking-[-0.01em]">Import history</h2>
      <div ref={walk}>
        <ListResult
          what="imports"
          rows={data}
          error={error}
          onRetry={() => void refetch()}
          more={{
            has: hasNextPage,
            isLoading: isFetchingNextPage,
            load: () => void fetchNextPage(),
          }}
          skeleton={<TableSkeleton rows={4} />}
          empty={<p className="text-ink-3">No imports yet</p>}
        >
          {(rows) => (
            <ul
              aria-label="Imports"
              className="divide-y divide-line overflow-hidden rounded-card border border-line bg-raised"
            >
              {rows.map((record) => (
                <li key={record.id}>
                  <ImportLine record={record} />
                </li>
              ))}
            </ul>
          )}
        </ListResult>
      </div>
      {/* Below a list of unknown length: drawn once that is known. */}
      {(data !== undefined || error !== null) &&
        targets.map(({ records, BelowList }) => BelowList && <BelowList key={records.of} />)}
    </>
  );
}

/** Starts a new import and lists the previous ones. */
export function ImportsScreen() {
  return (
    <>
      <PageHeader
        title="Imports"
        lead="Import companies, opportunities, submissions and projects from files."
      />
      <Suspense
        fallback={
          <Loading what="imports">
            <TableSkeleton rows={4} />
          </Loading>
        }
      >
        <Imports />
      </Suspense>
    </>
  );
}
