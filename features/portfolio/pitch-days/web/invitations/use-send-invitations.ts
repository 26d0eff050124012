import { useMutation, useQueryClient } from '@tanstack/react-query';
import { pluralize } from '#core/domain/format.ts';
import type { CallInput } from '#core/domain/endpoint.ts';
import { useCallOnce } from '#core/web/sync/use-call-once.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { list, send } from '#features/portfolio/pitch-days/domain/invitations/endpoints.ts';
import { get } from '#features/portfolio/pitch-days/domain/endpoints.ts';
import type { PitchDayPage } from '#features/portfolio/pitch-days/web/shown-day.ts';
import { toast } from '#ui/toasts.ts';

/** Sends invitations once. After a refusal what is current is read, and what was typed stays. */
export function useSendInvitations({ id }: Pick<PitchDayPage, 'id'>, onSent: () => void) {
  const client = useQueryClient();
  const sendOnce = useCallOnce(send);
  const params = { id };
  return useMutation({
    mutationFn: (body: CallInput<typeof send>['body']) => sendOnce({ params, body }),
    onSuccess: (answer) => {
      toast(`Sent ${pluralize(answer?.sent ?? 0, 'invitation', 'invitations')}.`, 'good');
      onSent();
    },
    onError: () => void client.invalidateQueries({ queryKey: queryKeyOf(get, { params }) }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeyOf(list, { params }) }),
  });
}
