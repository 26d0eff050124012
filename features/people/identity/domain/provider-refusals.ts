import { defineRefusals } from '#core/domain/refusals.ts';

/** Section 8: what goes wrong in the pop-up or at the provider. Two lines of the form at most. */
export const providerRefusals = defineRefusals({
  'signIn.popupBlocked': [
    0,
    'The browser blocked the sign-in window. Allow pop-ups and try again.',
  ],
  'signIn.popupClosed': [0, 'The sign-in window was closed before it finished.'],
  'signIn.canceled': [0, 'The sign-in was cancelled. Try again or use another way.'],
  'signIn.expired': [0, 'This sign-in took too long or began elsewhere. Try again.'],
  'signIn.providerDown': [503, 'The sign-in provider cannot be reached. Try again later.'],
  'signIn.providerAnswer': [0, 'The answer of the sign-in provider is not valid. Try again.'],
  'signIn.noProvider': [404, 'No single sign-on is set up for this address.'],
  'signIn.emailMissing': [0, 'Enter your email address first.'],
  'signIn.noEmail': [403, 'The sign-in provider sent no email address. Ask an administrator.'],
  'signIn.unverified': [
    403,
    'The sign-in provider has not verified your email address. Use another way.',
  ],
  'signIn.noAccount': [403, 'You have no account here. Ask an administrator to invite you.'],
  'signIn.successor': [
    403,
    'This address belongs to another account. Ask an administrator for your own.',
  ],
});
