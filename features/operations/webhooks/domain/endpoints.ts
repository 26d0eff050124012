import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { Uuid, pageQuery, paginated } from '#core/domain/schemas.ts';
import { Webhook, WebhookDelivery, WebhookDraft, WebhookKind, WebhookSettings } from './webhook.ts';

const params = z.object({ id: Uuid });
const may = 'manageIntegrations';

export const list = endpoint({
  method: 'GET',
  path: '/webhooks',
  summary: 'Webhooks of the own corporation; for the foundry, all.',
  may: 'viewIntegrations',
  answer: z.array(Webhook),
});

export const kinds = endpoint({
  method: 'GET',
  path: '/webhooks/kinds',
  summary: 'The events that a webhook can be sent.',
  may: 'viewIntegrations',
  answer: z.array(WebhookKind),
});

export const create = endpoint({
  method: 'POST',
  path: '/webhooks',
  summary:
    'Creates a webhook. The secret of its signatures is in this answer and nowhere else; channels have none.',
  may,
  body: WebhookDraft,
  answer: z.object({ webhook: Webhook, secret: z.nullable(z.string()) }),
  // The secret must not be stored with the answer.
  answersAnew: true,
});

export const change = endpoint({
  method: 'PUT',
  path: '/webhooks/{id}',
  summary: 'Changes a webhook, or turns it on or off.',
  may,
  params,
  body: WebhookSettings,
  answer: Webhook,
});

export const test = endpoint({
  method: 'POST',
  path: '/webhooks/{id}/test',
  summary: 'Sends the event webhook.test.',
  may,
  params,
  answer: WebhookDelivery,
});

export const deliveries = endpoint({
  method: 'GET',
  path: '/webhooks/{id}/deliveries',
  summary: 'What a webhook was sent in the last 30 days, newest first.',
  may,
  params,
  query: z.object(pageQuery),
  answer: paginated(WebhookDelivery),
  paginated: true,
});

export const redeliver = endpoint({
  method: 'POST',
  path: '/webhooks/{id}/deliveries/{deliveryId}/redelivery',
  summary: 'Sends an event again, with the id that it had.',
  may,
  params: z.object({ id: Uuid, deliveryId: Uuid }),
  answer: WebhookDelivery,
});

export const remove = endpoint({
  method: 'DELETE',
  path: '/webhooks/{id}',
  summary: 'Deletes a webhook with its log.',
  may,
  params,
  answer: null,
});
