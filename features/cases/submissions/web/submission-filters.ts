import type { SubmissionsSearch } from '#features/cases/submissions/web/search-params.ts';

/** The filters of the URL as query parameters of the API. */
export const submissionFilters = ({
  find,
  stage,
  source,
  needsYou,
  overdue,
  withdrawn,
}: SubmissionsSearch) => ({
  q: find,
  stage,
  source,
  needsYou,
  overdue,
  withdrawn,
});
