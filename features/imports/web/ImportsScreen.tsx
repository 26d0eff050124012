import { useInfiniteQuery } from '@tanstack/react-query';
import { list } from '#features/imports/domain/endpoints.ts';
import { infiniteQueryOptionsOf } from '#core/web/transport/infinite-query-options.ts';
import { ListResult } from '#ui/ListResult.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { TableSkeleton } from '#ui/TableSkeleton.tsx';
import { useListNavigation } from '#ui/use-list-navigation.ts';
import { ImportLine } from './ImportLine.tsx';
import { NewImport } from './NewImport.tsx';
import { pollWhileActive } from './poll-active-imports.ts';

/** Starts a new import and lists the previous ones. */
export function ImportsScreen() {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    {
      ...infiniteQueryOptionsOf(list, {}),
      refetchInterval: ({ state }) =>
        pollWhileActive(state.data?.pages.flatMap((page) => page.data)),
    },
  );
  const walk = useListNavigation<HTMLDivElement>();
  return (
    <>
      <PageHeader
        title="Imports"
        lead="Bring companies, opportunities, submissions and projects in from files."
      />
      <div className="mt-6">
        <NewImport />
      </div>
      <h2 className="mt-8 mb-3 text-reading font-semibold tracking-[-0.01em]">
        What was brought in
      </h2>
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
          empty={
            <p className="text-ink-3">Nothing yet. The first file you bring is listed here.</p>
          }
        >
          {(rows) => (
            <ul
              aria-label="Imports"
              className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface"
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
    </>
  );
}
