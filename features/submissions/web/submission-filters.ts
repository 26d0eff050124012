import type { SubmissionsSearch } from '#features/submissions/web/public/search-params.ts';

/** The filters of the URL as query parameters of the API. */
export const submissionFilters = ({ find, stage, source, overdue }: SubmissionsSearch) => ({
  q: find,
  stage,
  source,
  overdue,
});

export type SubmissionFilters = ReturnType<typeof submissionFilters>;

export const isFiltered = (filters: SubmissionFilters): boolean =>
  Object.values(filters).some((value) => value !== undefined);
