import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { proposals, propose } from '#features/portfolio/radars/domain/blip-endpoints.ts';
import { get } from '#features/portfolio/radars/domain/endpoints.ts';
import type { ProposalDraft } from '#features/portfolio/radars/domain/proposal.ts';
import type { Radar } from '#features/portfolio/radars/domain/radar.ts';
import { pluralize } from '#core/domain/format.ts';
import { useCallOnce } from '#core/web/sync/use-call-once.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { toast } from '#ui/toasts.ts';

/** Sends proposals to a radar, and offers to look at them there. */
export function usePropose({ id, name }: Pick<Radar, 'id' | 'name'>, onDone: () => void) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const send = useCallOnce(propose);
  return useMutation({
    mutationFn: (body: ProposalDraft) => send({ params: { id }, body }),
    onSuccess: (added) => {
      void client.invalidateQueries({ queryKey: queryKeyOf(proposals, { params: { id } }) });
      void client.invalidateQueries({ queryKey: queryKeyOf(get, { params: { id } }) });
      const count = added?.length ?? 0;
      toast(`${pluralize(count, 'blip was', 'blips were', 'en')} proposed for ${name}.`, 'good', {
        label: 'Open',
        run: () =>
          void navigate({ to: '/radars/$id', params: { id }, search: { view: 'proposals' } }),
      });
      onDone();
    },
  });
}
