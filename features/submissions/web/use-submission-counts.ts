import { useQuery } from '@tanstack/react-query';
import { submissionFacets } from '#features/submissions/domain/list-endpoints.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import type { SubmissionsSearch } from '#features/submissions/web/public/search-params.ts';
import { submissionFilters } from './submission-filters.ts';

/** How many submissions pass the filters of the address, and how many each would leave. */
export function useSubmissionCounts(id: string, search: SubmissionsSearch) {
  const { data } = useQuery({
    ...queryOptionsOf(submissionFacets, { params: { id }, query: submissionFilters(search) }),
    placeholderData: (before) => before,
  });
  return data;
}
