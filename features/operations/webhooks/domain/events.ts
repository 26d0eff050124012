import * as z from 'zod/mini';
import { declareEvents } from '#core/domain/events/events.ts';
import { notification } from '#core/domain/events/notification-entry.ts';
import { linkToWebhook } from './links.ts';

const name = z.string();
/** Null: of the foundry. */
const corporationId = z.nullable(z.string());
const details = z.object({ name, corporationId });

const webhookTurnedOff = notification({
  values: z.object({ webhookId: z.string(), name, problem: z.string() }),
  title: ({ name }) => `The webhook ${name} was turned off`,
  body: ({ problem }) => problem,
  link: ({ webhookId }) => linkToWebhook(webhookId),
  replaces: ({ webhookId }) => webhookId,
  reason: () => 'You manage this webhook.',
  subjectName: ({ name }) => name,
});

export const webhookEvents = declareEvents({
  'webhook.created': { subject: 'webhook', history: 'created a webhook', details },
  'webhook.changed': { subject: 'webhook', history: 'changed a webhook', details },
  'webhook.deleted': { subject: 'webhook', history: 'deleted a webhook', details },
  'webhook.failed': {
    subject: 'webhook',
    history: 'turned a webhook off that could not be reached',
    details,
    notifies: { 'webhook turned off': webhookTurnedOff },
  },
});
