import { useQueryClient } from '@tanstack/react-query';
import { noticeText } from '#core/domain/notices.ts';
import { change, create, list } from '#features/operations/webhooks/domain/endpoints.ts';
import { webhookNotices } from '#features/operations/webhooks/domain/notices.ts';
import type { Webhook } from '#features/operations/webhooks/domain/webhook.ts';
import { useCallOnce } from '#core/web/sync/use-call-once.ts';
import { call } from '#core/web/transport/call.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { toast } from '#ui/toasts.ts';
import type { SentWebhook } from './webhook-draft.ts';

/** Stores a webhook. Returns its secret when it is new and has one; rejects with the server's refusal. */
export function useSaveWebhook() {
  const client = useQueryClient();
  const createOnce = useCallOnce(create);
  return async (webhook: Webhook | null, draft: SentWebhook): Promise<string | null> => {
    const { corporationId: _, target: __, ...settings } = draft;
    const refetch = () => client.invalidateQueries({ queryKey: queryKeyOf(list) });
    if (webhook === null) {
      const { secret } = await createOnce({ body: { ...draft, url: draft.url ?? '' } });
      if (secret === null) toast(noticeText(webhookNotices['webhook.connected'], draft));
      await refetch();
      return secret;
    }
    const { id, isOn } = webhook;
    await call(change, { params: { id }, body: { ...settings, isOn } });
    toast(noticeText(webhookNotices['webhook.changed'], { name: draft.name }));
    await refetch();
    return null;
  };
}
