import { defineRefusals } from '#core/domain/refusals.ts';

export const apiKeyRefusals = defineRefusals({
  'apiKey.past': [400, 'The key would have expired already. Choose a later day.'],
  'apiKey.tooMany': [409, 'There are {most} API keys already. Revoke one first.'],
  'apiKey.shownOnce': [
    409,
    'The key {name} was created, and its secret is not shown again. Revoke it and create another one.',
  ],
});
