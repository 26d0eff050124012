import { useQuery } from '@tanstack/react-query';
import { submissionFacets } from '#features/cases/submissions/domain/list-endpoints.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import type { SubmissionsSearch } from '#features/cases/submissions/web/search-params.ts';
import { submissionFilters } from './submission-filters.ts';

/** The number of submissions that match the filters of the URL, with facet counts. */
export function useSubmissionCounts(id: string, search: SubmissionsSearch) {
  const { data } = useQuery({
    ...queryOptionsOf(submissionFacets, { params: { id }, query: submissionFilters(search) }),
    placeholderData: (before) => before,
  });
  return data;
}
