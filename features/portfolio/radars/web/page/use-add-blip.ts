import { useMutation, useQueryClient } from '@tanstack/react-query';
import { add } from '#features/portfolio/radars/domain/blip-endpoints.ts';
import { edition as shownEdition, get, list } from '#features/portfolio/radars/domain/endpoints.ts';
import { numberBlips } from '#features/portfolio/radars/domain/order.ts';
import type { Blip, BlipDraft, Edition } from '#features/portfolio/radars/domain/radar.ts';
import { useCallOnce } from '#core/web/sync/use-call-once.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';

interface Options {
  readonly onAdded: (blip: Blip) => void;
  readonly onRefused?: (error: Error, draft: BlipDraft) => void;
}

/** Adds blips to a draft, one after the other, each drawn as soon as it is stored. */
export function useAddBlip(
  { radarId, id: editionId }: Pick<Edition, 'id' | 'radarId'>,
  { onAdded, onRefused }: Options,
) {
  const client = useQueryClient();
  const params = { id: radarId, editionId };
  const addOnce = useCallOnce(add);
  return useMutation({
    // In the order in which they were entered.
    scope: { id: `add blip ${editionId}` },
    mutationFn: (draft: BlipDraft) => addOnce({ params, body: draft }),
    onSuccess: (added) => {
      const queryKey = queryKeyOf(shownEdition, { params });
      client.setQueryData<Edition>(
        queryKey,
        (page) =>
          page && {
            ...page,
            blips: numberBlips(
              [...page.blips.filter(({ id }) => id !== added.id), added],
              page.quadrants,
              page.rings,
            ),
          },
      );
      void client.invalidateQueries({ queryKey });
      void client.invalidateQueries({ queryKey: queryKeyOf(get, { params: { id: radarId } }) });
      void client.invalidateQueries({ queryKey: queryKeyOf(list) });
      onAdded(added);
    },
    ...(onRefused && { onError: onRefused }),
  });
}
