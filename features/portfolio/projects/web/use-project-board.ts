import { useQuery, useQueryClient } from '@tanstack/react-query';
import { board, list } from '#features/portfolio/projects/domain/endpoints.ts';
import type { ProjectColumn } from '#features/portfolio/projects/domain/project.ts';
import { useCorporation } from '#core/web/session/use-corporation.ts';
import { call } from '#core/web/transport/call.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import type { ProjectsSearch } from './search-params.ts';
import { useProjectQuery } from './use-project-filters.ts';

const cardsAPage = '100';

/** The first projects of each phase, and further ones on request. */
export function useProjectBoard(search: ProjectsSearch) {
  const client = useQueryClient();
  const { isLoading } = useCorporation();
  const filters = useProjectQuery(search);
  const options = queryOptionsOf(board, { query: filters });
  const { data, error, refetch } = useQuery({
    ...options,
    enabled: !isLoading,
    placeholderData: (before: ProjectColumn[] | undefined) => before,
  });

  async function loadMore(phase: string): Promise<void> {
    const column = data?.find((one) => one.phase === phase);
    if (!column?.page.endCursor) return;
    const cursor = column.page.endCursor;
    const page = await call(list, {
      query: { ...filters, phase: column.phase, sort: 'updated', cursor, limit: cardsAPage },
    });
    client.setQueryData<ProjectColumn[]>(options.queryKey, (columns) =>
      columns?.map((one) =>
        // If the column was refetched since, this page does not follow its end.
        one.phase === phase && one.page.endCursor === cursor
          ? { ...one, page: { ...page, data: [...one.page.data, ...page.data] } }
          : one,
      ),
    );
  }

  return { columns: data, error, retry: () => void refetch(), loadMore };
}
