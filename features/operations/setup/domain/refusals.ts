import { defineRefusals } from '#core/domain/refusals.ts';

export const setupRefusals = defineRefusals({
  'setup.wrongCode': [
    400,
    'This is not the code. It stands in the log of the server; “npm run outrider -- setup-code” prints it again.',
  ],
  'setup.newCode': [
    400,
    'Too many codes were wrong, so there is a new one. It stands in the log of the server; “npm run outrider -- setup-code” prints it again.',
  ],
  'setup.taken': [409, 'Somebody else has just set this installation up. Ask them to invite you.'],
  'setup.noPassword': [400, 'Enter a password.'],
});
