import { useQuery } from '@tanstack/react-query';
import { list } from '#features/cases/comments/domain/endpoints.ts';
import type { Submission } from '#features/cases/submissions/domain/submission.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';

/** Reads comments before they are shown: without a connection one can comment all the same. */
export function CommentsAhead({
  submission: { id, numComments },
}: {
  readonly submission: Submission;
}): null {
  useQuery({
    ...queryOptionsOf(list, { params: { id } }),
    enabled: numComments !== undefined,
    notifyOnChangeProps: [],
  });
  return null;
}
