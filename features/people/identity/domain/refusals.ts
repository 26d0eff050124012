import { defineRefusals } from '#core/domain/refusals.ts';

export const identityRefusals = defineRefusals({
  'user.lastSuperuser': [
    409,
    'This is the last Superuser who can sign in. Give the role to someone else first.',
  ],
  'user.noAccount': [409, 'This person has never signed in, so there is no account to change.'],
  'password.tooShort': [400, 'The password must be {least} characters long or more.'],
  'password.tooLong': [400, 'The password must be {most} characters long or fewer.'],
  'password.common': [400, 'This password is among the most common ones. Choose another.'],
  'account.wrongPassword': [400, 'The password is wrong.'],
  'account.noPassword': [409, 'You have no password yet. Set one first.'],
  'account.sameEmail': [400, 'This is your email address already.'],
  'account.isVerified': [409, 'Your email address is verified already.'],
  'account.linkEnded': [410, 'This link has been used or has expired. Ask for a new one.'],
  'account.noMail': [409, 'This installation sends no email. Ask your administrator.'],
  'invitation.tooMany': [
    429,
    'Too many emails were sent to this address within an hour. Try again later.',
  ],
  'invitation.tooManyToday': [
    429,
    'You have invited {most} people within a day. Try again tomorrow, or ask a foundry user.',
  ],
  'invitation.otherDomain': [
    409,
    'Addresses at {domain} belong to another corporation. Ask a foundry user to invite them.',
  ],
  'invitation.elsewhere': [
    409,
    'This address is known, and not from this corporation. Ask a foundry user to invite them.',
  ],
  'invitation.handOver': [
    409,
    'They are on case teams already, and no mail server is set. Ask a foundry user to hand over their link.',
  ],
  'account.signInAgain': [403, 'Sign out and in again to do this.'],
  'secondFactor.wrong': [401, 'The code is wrong or has expired.'],
  'secondFactor.ended': [401, 'This took too long, or too many codes were wrong. Sign in again.'],
  'passkey.failed': [400, 'The passkey could not be used. Try again.'],
  'passkey.unknown': [401, 'This passkey is not known here. Sign in another way.'],
  'passkey.tooMany': [409, 'You have {most} passkeys. Remove one first.'],
});
