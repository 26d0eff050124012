import { defineRefusals } from '#core/domain/refusals.ts';

export const setupRefusals = defineRefusals({
  'setup.wrongCode': [400, 'This is not the code from the log.'],
  'setup.newCode': [400, 'Too many codes were wrong, so the log has a new one.'],
  'setup.taken': [409, 'Someone else has just set this installation up. Ask them to invite you.'],
  'setup.noPassword': [400, 'Enter a password.'],
});
