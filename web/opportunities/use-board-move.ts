import { useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { submissions } from '#domain/opportunities/endpoints.ts';
import type { Paginated } from '#domain/shapes.ts';
import { get, move } from '#domain/submissions/endpoints.ts';
import { moved } from '#domain/submissions/ordering.ts';
import type { SubmissionRow } from '#domain/submissions/submission.ts';
import { keyOf } from '#web/transport/ask.ts';
import { call } from '#web/transport/call.ts';
import { toast } from '#web/ui/toasts.ts';

export interface BoardMove {
  readonly id: string;
  readonly stage: string;
  readonly before: string | null;
  readonly reason?: string;
}

type Pages = InfiniteData<Paginated<SubmissionRow>>;

/** All rows on the first page: pages only say how the rows were fetched. */
function onBoard(known: Pages | undefined, { id, stage, before }: BoardMove): Pages | undefined {
  const [first, ...others] = known?.pages ?? [];
  const last = known?.pages.at(-1);
  if (!known || !first || !last) return known;
  const rows = [first, ...others].flatMap(({ data }) => data);
  const { hasNextPage, endCursor } = last;
  const page = { data: moved(rows, id, stage, before), hasNextPage, endCursor };
  return { pages: [page], pageParams: known.pageParams.slice(0, 1) };
}

/** Moves on the board are shown at once, and taken back with the reason when they are refused. */
export function useBoardMove(): (move: BoardMove) => void {
  const client = useQueryClient();
  const queryKey = keyOf(submissions);
  const { mutate } = useMutation({
    mutationFn: ({ id, ...body }: BoardMove) => call(move, { params: { id }, body }),
    onMutate: async (to) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueriesData<Pages>({ queryKey });
      client.setQueriesData<Pages>({ queryKey }, (known) => onBoard(known, to));
      return before;
    },
    onError: (error, _to, before) => {
      for (const [key, known] of before ?? []) client.setQueryData(key, known);
      toast(error.message, 'bad');
    },
    onSettled: (_answer, _error, { id }) => {
      void client.invalidateQueries({ queryKey });
      void client.invalidateQueries({ queryKey: keyOf(get, { params: { id } }) });
    },
  });
  return mutate;
}
