import { defineRefusals } from '#core/domain/refusals.ts';

export const companyRefusals = defineRefusals({
  'match.decided': [
    409,
    'Somebody decided this meanwhile: the two records are {state}. Look at it again.',
  ],
  'match.toldApart': [409, '{x} and {y} were said not to be one company. Take that back first.'],
  'match.joined': [
    409,
    '{x} and {y} are joined through another record as well. Take that one apart first.',
  ],
});
