import { defineRefusals } from '#core/domain/refusals.ts';

export const viewRefusals = defineRefusals({
  'savedView.noOpportunity': [400, 'A view of submissions needs an opportunity.'],
  'savedView.noCorporation': [
    403,
    'Choose a corporation first: a view is shared with the people of one.',
  ],
  'savedView.notOwn': [403, 'Only its owner changes a view. Save it as a view of your own.'],
  'savedView.nameTaken': [409, 'There is a view “{name}” already. Choose another name.'],
  'savedView.tooMany': [409, 'You have {most} views here, the maximum. Delete one first.'],
  'savedView.tooManyShared': [
    409,
    'There are {most} shared views here, the maximum. Delete one first.',
  ],
});
