import { defineRefusals } from '#core/domain/refusals.ts';

export const identityRefusals = defineRefusals({
  'password.tooShort': [400, 'The password must be {least} characters long or more.'],
  'password.tooLong': [400, 'The password must be {most} characters long or fewer.'],
  'password.common': [400, 'This password is among the most common ones. Choose another.'],
});
