import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listText } from '#core/domain/filter-values.ts';
import { submissionLimits } from '#features/cases/submissions/domain/limits.ts';
import { board, submissions } from '#features/cases/submissions/domain/list-endpoints.ts';
import { appendPage } from '#features/cases/submissions/domain/board.ts';
import type { BoardStage } from '#features/cases/submissions/domain/submission.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { call } from '#core/web/transport/call.ts';
import type { SubmissionsSearch } from '#features/cases/submissions/web/search-params.ts';
import { submissionFilters } from './submission-filters.ts';

const cardsAPage = 200;

/** Refetches as many cards per stage as are loaded, so that none disappear. */
const asManyAs = (columns: readonly BoardStage[] | undefined): string => {
  const count = Math.max(
    submissionLimits.boardCards,
    ...(columns ?? []).map(({ data }) => data.length),
  );
  return String(Math.min(count, submissionLimits.submissionsPageMost));
};

/** The board of an opportunity: the first cards of each stage, and further pages on request. */
export function useBoard(id: string, search: SubmissionsSearch) {
  const client = useQueryClient();
  const { stage: _, ...filters } = submissionFilters(search);
  const params = { id };
  const queryKey = queryKeyOf(board, { params, query: filters });
  const result = useQuery<BoardStage[]>({
    queryKey,
    queryFn: ({ signal }) => {
      const limit = asManyAs(client.getQueryData<BoardStage[]>(queryKey));
      return call(board, { params, query: { ...filters, limit } }, { signal });
    },
  });

  async function loadMore({ stage, endCursor }: BoardStage): Promise<void> {
    const page = await call(submissions, {
      params,
      query: {
        ...filters,
        stage: listText([stage]),
        sort: 'position',
        cursor: endCursor,
        limit: String(cardsAPage),
      },
    });
    client.setQueryData<BoardStage[]>(queryKey, (columns) =>
      columns?.map((column) =>
        // If the column was refetched since, this page does not follow its end.
        column.stage === stage && column.endCursor === endCursor
          ? appendPage(column, page)
          : column,
      ),
    );
  }

  return { columns: result.data, error: result.error, refetch: result.refetch, loadMore };
}
