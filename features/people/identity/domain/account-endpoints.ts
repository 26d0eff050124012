import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { text } from '#core/domain/schemas.ts';
import { AccountSecurity, EmailAddress, TypedPassword } from './account.ts';
import { identityLimits } from './limits.ts';

/** What people change of their own account. Second factor and passkeys are added under `/auth`. */

const byId = z.object({ id: text(100) });

export const security = endpoint({
  method: 'GET',
  path: '/account/security',
  summary: 'How one signs in, and where one is signed in.',
  may: 'signedIn',
  answer: AccountSecurity,
});

export const changePassword = endpoint({
  method: 'PUT',
  path: '/account/password',
  summary: 'Changes the password, and signs out everywhere else.',
  may: 'signedIn',
  body: z.object({ current: TypedPassword, password: TypedPassword }),
  answer: null,
});

/** The answer is the same whether or not the address belongs to somebody. */
export const changeEmail = endpoint({
  method: 'PUT',
  path: '/account/email',
  summary: 'Sends a link to a new email address, which makes it the address of the account.',
  may: 'signedIn',
  body: z.object({ email: EmailAddress, password: TypedPassword }),
  answer: null,
});

/** Takes no password: whoever signs in by a provider has none, and the link goes to its address alone. */
export const followProvider = endpoint({
  method: 'PUT',
  path: '/account/email/provider',
  summary:
    'Sends a link to the address that the identity provider has now, which makes it that of the account.',
  may: 'signedIn',
  answer: null,
});

export const sendVerification = endpoint({
  method: 'POST',
  path: '/account/email/verification',
  summary: 'Sends the link that verifies the email address.',
  may: 'signedIn',
  answer: null,
});

/**
 * Only of the account that is signed in: whoever has the mailbox must not verify the account of
 * somebody else who claims their address.
 */
export const confirmEmail = endpoint({
  method: 'PUT',
  path: '/account/email/confirmation',
  summary: 'Confirms an email address by the link sent to it.',
  may: 'signedIn',
  body: z.object({ key: z.string().check(z.maxLength(identityLimits.linkKeyCharacters)) }),
  answer: z.object({ email: z.string() }),
});

export const sendPasswordLink = endpoint({
  method: 'POST',
  path: '/account/password/link',
  summary: 'Sends the link by which a person without a password sets one.',
  may: 'signedIn',
  answer: null,
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/account/sessions/{id}',
  summary: 'Signs out on one device.',
  may: 'signedIn',
  params: byId,
  answer: null,
});

export const endSessions = endpoint({
  method: 'DELETE',
  path: '/account/sessions',
  summary: 'Signs out everywhere else, or everywhere.',
  may: 'signedIn',
  query: z.object({ scope: z.enum(['others', 'all']) }),
  answer: null,
});

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/account/passkeys/{id}',
  summary: 'Removes a passkey.',
  may: 'signedIn',
  params: byId,
  answer: null,
});
