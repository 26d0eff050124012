import { defineRefusals } from '#core/domain/refusals.ts';

export const companyRefusals = defineRefusals({
  'match.decided': [409, 'Someone else has decided already: the two records are {state}.'],
  'proposal.decided': [409, 'Someone else has decided on {name} already.'],
  'proposal.tooMany': [
    409,
    'You have {most} open proposals. Wait until some of them have been decided on.',
  ],
  'match.toldApart': [409, '{x} and {y} were said not to be one company. Take that back first.'],
  'match.joined': [
    409,
    '{x} and {y} are joined through another record as well. Take that one apart first.',
  ],
});
