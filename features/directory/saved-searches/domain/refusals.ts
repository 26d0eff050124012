import { defineRefusals } from '#core/domain/refusals.ts';

export const savedSearchRefusals = defineRefusals({
  'savedSearch.empty': [400, 'Enter a search or set a filter first.'],
  'savedSearch.tooMany': [409, 'You have {most} saved searches, the maximum. Delete one first.'],
});
