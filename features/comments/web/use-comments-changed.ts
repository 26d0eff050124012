import { useQueryClient } from '@tanstack/react-query';
import { list } from '#features/comments/domain/endpoints.ts';
import { board, submissions } from '#features/submissions/domain/list-endpoints.ts';
import { keyOf } from '#core/web/transport/ask.ts';

/** Reads again what a new, changed or deleted comment shows in: the thread, and the list's counts. */
export function useCommentsChanged(submissionId: string): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    void client.invalidateQueries({ queryKey: keyOf(submissions) });
    void client.invalidateQueries({ queryKey: keyOf(board) });
    await client.invalidateQueries({ queryKey: keyOf(list, { params: { id: submissionId } }) });
  };
}
