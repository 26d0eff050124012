import { useQuery } from '@tanstack/react-query';
import { list } from '#features/cases/comments/domain/endpoints.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';

/** Reads comments before they are shown: without a connection one can comment all the same. */
export function usePrefetchComments(submissionId: string, isWanted: boolean): void {
  useQuery({
    ...queryOptionsOf(list, { params: { id: submissionId } }),
    enabled: isWanted,
    notifyOnChangeProps: [],
  });
}
