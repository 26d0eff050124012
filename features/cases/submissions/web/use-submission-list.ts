import { useInfiniteQuery } from '@tanstack/react-query';
import { submissions } from '#features/cases/submissions/domain/list-endpoints.ts';
import type { SubmissionRow } from '#features/cases/submissions/domain/submission.ts';
import { infiniteQueryOptionsOf } from '#core/web/transport/infinite-query-options.ts';
import { listState } from '#core/web/transport/list-state.ts';
import type { SubmissionsSearch } from '#features/cases/submissions/web/search-params.ts';
import { submissionFilters } from './submission-filters.ts';

const limit = '200';

/** The submissions that match the filters of the URL, page by page. */
export function useSubmissionList(id: string, search: SubmissionsSearch) {
  const { sort = 'newest', direction } = search;
  const query = { ...submissionFilters(search), sort, direction, limit };
  const list = useInfiniteQuery(infiniteQueryOptionsOf(submissions, { params: { id }, query }));

  /** Loads all pages; reports how many rows are loaded so far. */
  async function loadAll(onProgress?: (loaded: number) => void): Promise<readonly SubmissionRow[]> {
    let { data: rows = [], hasNextPage } = list;
    while (hasNextPage) {
      onProgress?.(rows.length);
      const result = await list.fetchNextPage();
      if (result.isFetchNextPageError) throw result.error;
      ({ data: rows = [], hasNextPage } = result);
    }
    return rows;
  }
  return { ...listState(list), loadAll };
}
