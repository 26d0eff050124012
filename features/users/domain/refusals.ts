import { defineRefusals } from '#core/domain/refusals.ts';

export const userRefusals = defineRefusals({
  'user.lastSuperuser': [
    409,
    'This is the last Superuser who can sign in. Give the role to somebody else first.',
  ],
  'user.noAccount': [409, 'This person has never signed in, so there is no account to change.'],
});
