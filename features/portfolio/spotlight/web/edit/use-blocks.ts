import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { list, order } from '#features/portfolio/spotlight/domain/block-endpoints.ts';
import type { Arrangement } from '#features/portfolio/spotlight/domain/block.ts';
import { get } from '#features/portfolio/spotlight/domain/endpoints.ts';
import { callUntilAnswered } from '#core/web/transport/call-until-answered.ts';
import { queryKeyOf, queryOptionsOf } from '#core/web/transport/query-options.ts';
import { toastError } from '#ui/toasts.ts';

/** Loads blocks and page again after a change. */
export function useRefreshBlocks(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all(
      [list, get].map((endpoint) => client.invalidateQueries({ queryKey: queryKeyOf(endpoint) })),
    );
  };
}

type Placement = Pick<Arrangement, 'order' | 'hidden'>;

/** All blocks, their order and which are off, which change at once. */
export function useBlocks() {
  const client = useQueryClient();
  const refresh = useRefreshBlocks();
  const blocks = useQuery(queryOptionsOf(list));
  const { mutate } = useMutation({
    mutationFn: (placement: Placement) =>
      callUntilAnswered(order, {
        body: { order: placement.order as never, hidden: [...placement.hidden] },
      }),
    onMutate: (placement) => {
      const before = client.getQueryData<Arrangement>(queryKeyOf(list));
      if (before) client.setQueryData(queryKeyOf(list), { ...before, ...placement });
      return before;
    },
    onError: (error, _placement, before) => {
      toastError(error);
      if (before) client.setQueryData(queryKeyOf(list), before);
    },
    onSettled: refresh,
  });
  return { blocks, place: mutate };
}
