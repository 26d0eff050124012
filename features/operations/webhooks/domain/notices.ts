export const webhookNotices = {
  'webhook.connected': 'Created {name}. Send a test to see that it arrives.',
  'webhook.deleted': 'Deleted {name}.',
  'webhook.on': '{name} is on.',
  'webhook.off': '{name} is off.',
  'webhook.changed': 'Changed {name}.',
  'webhook.tested': 'A test event is on its way.',
  'webhook.redelivered': 'The event is sent again.',
} as const;
