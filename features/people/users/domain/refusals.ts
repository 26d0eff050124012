import { defineRefusals } from '#core/domain/refusals.ts';

export const userRefusals = defineRefusals({
  'user.lastSuperuser': [
    409,
    'This is the last Superuser who can sign in. Give the role to somebody else first.',
  ],
  'account.confirmation': [400, 'Type your own e-mail address to confirm.'],
  'account.lastOwner': [
    409,
    'You are the last Case Owner of {names}. Give that role to somebody else first.',
  ],
  'account.collections': [
    409,
    'Your collections have changed. Look at them again and decide about each.',
  ],
  'account.recipient': [409, 'A collection can only go to a person it is shared with.'],
  'merge.same': [409, 'This is the same account. Choose another one.'],
  'merge.self': [409, 'You cannot merge your own account away. Ask another administrator.'],
  'merge.superuser': [409, 'An account cannot be merged into that of a Superuser.'],
  'merge.disabled': [409, 'An account cannot be merged into a disabled one.'],
  'merge.unconfirmed': [
    409,
    'An account cannot be merged into one whose e-mail address is not confirmed.',
  ],
  'merge.confirmation': [400, 'Type the e-mail address of the account that goes to confirm.'],
  'merge.incomplete': [
    409,
    'Nothing was merged, because these would still name the account: {tables}.',
  ],
  'user.noAccount': [409, 'This person has never signed in, so there is no account to change.'],
});
