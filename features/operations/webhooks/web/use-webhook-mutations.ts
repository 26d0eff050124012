import { useQueryClient } from '@tanstack/react-query';
import { noticeText } from '#core/domain/notices.ts';
import {
  change,
  deliveries,
  list,
  redeliver,
  remove,
  test,
} from '#features/operations/webhooks/domain/endpoints.ts';
import { webhookNotices } from '#features/operations/webhooks/domain/notices.ts';
import type { Webhook, WebhookDelivery } from '#features/operations/webhooks/domain/webhook.ts';
import { useRecordMutation } from '#core/web/sync/use-record-mutation.ts';
import { callUntilAnswered } from '#core/web/transport/call-until-answered.ts';
import { call } from '#core/web/transport/call.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';

const lists = { queryKey: queryKeyOf(list) };
const logs = { queryKey: queryKeyOf(deliveries) };
const ofWebhook = { record: ({ id }: Webhook) => `webhook ${id}`, refetched: [lists] };

interface Redelivery {
  readonly webhook: Webhook;
  readonly delivery: WebhookDelivery;
}

/** Turns webhooks on and off, deletes them, and sends events again. */
export function useWebhookMutations() {
  const client = useQueryClient();
  const show = (to: (all: Webhook[]) => Webhook[]) => {
    client.setQueriesData<Webhook[]>(lists, (all) => all && to(all));
  };
  const switching = useRecordMutation({
    ...ofWebhook,
    send: ({ id, name, kinds, isOn }: Webhook) =>
      callUntilAnswered(change, { params: { id }, body: { name, kinds, isOn } }),
    shownIn: [lists],
    show: (changed) => show((all) => all.map((one) => (one.id === changed.id ? changed : one))),
    notice: (_, { name, isOn }) =>
      noticeText(webhookNotices[isOn ? 'webhook.on' : 'webhook.off'], { name }),
  });
  const removing = useRecordMutation({
    ...ofWebhook,
    send: ({ id }: Webhook) => callUntilAnswered(remove, { params: { id } }),
    shownIn: [lists],
    show: ({ id }) => show((all) => all.filter((one) => one.id !== id)),
    notice: (_, { name }) => noticeText(webhookNotices['webhook.deleted'], { name }),
  });
  const testing = useRecordMutation({
    ...ofWebhook,
    send: ({ id }: Webhook) => call(test, { params: { id } }),
    notice: () => webhookNotices['webhook.tested'],
    refetched: [logs],
  });
  const redelivering = useRecordMutation({
    record: ({ delivery }: Redelivery) => `delivery ${delivery.id}`,
    send: ({ webhook, delivery }) =>
      call(redeliver, { params: { id: webhook.id, deliveryId: delivery.id } }),
    notice: () => webhookNotices['webhook.redelivered'],
    refetched: [logs],
  });
  return {
    turn: (webhook: Webhook, isOn: boolean) => switching.mutate({ ...webhook, isOn }),
    remove: (webhook: Webhook) => removing.mutate(webhook),
    test: (webhook: Webhook) => testing.mutate(webhook),
    redeliver: (webhook: Webhook, delivery: WebhookDelivery) =>
      redelivering.mutate({ webhook, delivery }),
  };
}
