import { defineRefusals } from '#core/domain/refusals.ts';

export const roleRequestRefusals = defineRefusals({
  'roleRequest.held': [409, 'You are {role} already.'],
  'roleRequest.open': [409, 'You have already asked to be {role}. Wait for the decision.'],
  'roleRequest.unverified': [409, 'Confirm your e-mail address first. Roles count only then.'],
  'roleRequest.tooMany': [429, 'You have asked for roles {most} times today. Try again tomorrow.'],
  'roleRequest.decided': [409, 'This request was {status} in the meantime.'],
  'roleRequest.ofOthers': [403, 'Only the person who asked can withdraw a request.'],
});
