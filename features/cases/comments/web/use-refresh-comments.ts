import { useQueryClient } from '@tanstack/react-query';
import { list } from '#features/cases/comments/domain/endpoints.ts';
import { board, submissions } from '#features/cases/submissions/domain/list-endpoints.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';

/** Refetches everything that depends on comments: the thread, and the list's counts. */
export function useRefreshComments(submissionId: string): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    void client.invalidateQueries({ queryKey: queryKeyOf(submissions) });
    void client.invalidateQueries({ queryKey: queryKeyOf(board) });
    await client.invalidateQueries({
      queryKey: queryKeyOf(list, { params: { id: submissionId } }),
    });
  };
}
