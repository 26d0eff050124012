import { defineRefusals } from '#core/domain/refusals.ts';

export const savedSearchRefusals = defineRefusals({
  'savedSearch.tooMany': [
    409,
    'You have {most} saved searches, which is as many as there can be. Delete one first.',
  ],
});
