import { useMutation, useQueryClient } from '@tanstack/react-query';
import { pluralize } from '#core/domain/format.ts';
import type { CallInput } from '#core/domain/endpoint.ts';
import { useCallOnce } from '#core/web/sync/use-call-once.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { list, send } from '#features/portfolio/pitch-days/domain/invitations/endpoints.ts';
import { get } from '#features/portfolio/pitch-days/domain/endpoints.ts';
import type { PitchDayPage } from '#features/portfolio/pitch-days/web/shown-day.ts';
import { toast } from '#ui/toasts.ts';

/** What becomes of an invitation: without a mail server it is kept, and not sent. */
export const sentWord = (sendsMail: boolean) => (sendsMail ? 'Sent' : 'Stored');

/** Sends invitations once. After a refusal what is current is read, and what was typed stays. */
export function useSendInvitations(
  { id }: Pick<PitchDayPage, 'id'>,
  sendsMail: boolean,
  onSent: () => void,
) {
  const client = useQueryClient();
  const sendOnce = useCallOnce(send);
  const params = { id };
  return useMutation({
    mutationFn: (body: CallInput<typeof send>['body']) => sendOnce({ params, body }),
    onSuccess: (answer) => {
      const count = pluralize(answer?.sent ?? 0, 'invitation', 'invitations');
      toast(`${sentWord(sendsMail)} ${count}.`, 'good');
      onSent();
    },
    onError: () => void client.invalidateQueries({ queryKey: queryKeyOf(get, { params }) }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeyOf(list, { params }) }),
  });
}
