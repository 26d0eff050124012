import { defineRefusals } from '#core/domain/refusals.ts';

export const webhookRefusals = defineRefusals({
  'webhook.address': [
    400,
    'Webhooks are not sent to {host}. Enter a public address that begins with https.',
  ],
  'webhook.kind': [400, 'A webhook of a corporation cannot be sent {kind}.'],
  'webhook.tooMany': [409, 'There are {most} webhooks already. Delete one first.'],
  'webhook.off': [409, 'The webhook {name} is off. Turn it on first.'],
  'webhook.created': [409, 'The webhook {name} was created already. Close the form to see it.'],
  'webhook.shownOnce': [
    409,
    'The webhook {name} was created, and its secret is not shown again. Delete it and create another one.',
  ],
});
