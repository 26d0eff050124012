import { defineRefusals } from '#core/domain/refusals.ts';

export const opportunityRefusals = defineRefusals({
  'opportunity.closedAlready': [409, 'This opportunity is already closed.'],
  'opportunity.openAlready': [409, 'This opportunity is already open.'],
  'opportunity.finished': [409, 'This opportunity is closed. Reopen it to continue.'],
  'opportunity.hasSubmissions': [
    409,
    'This opportunity has submissions, so it cannot be deleted. Close it instead.',
  ],
  'template.nameTaken': [409, 'There is a template “{name}” already. Choose another name.'],
  'template.tooMany': [
    409,
    'A corporation has at most {most} templates. Delete one before you save another.',
  ],
  'team.notBrought': [
    409,
    '{name} could not be added to the case team. Try again on the Team tab.',
  ],
  'team.lastOwner': [
    409,
    'An opportunity needs a Case Owner. Give that role to someone else first.',
  ],
});
