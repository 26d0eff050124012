import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { EmailAddress, TypedPassword } from './account.ts';
import { identityLimits } from './limits.ts';

/** What somebody does by a link from a mail, without being signed in. */

const { resetRequestsPerHour, linkUsesPerHour: perHour, linkKeyCharacters } = identityLimits;
const key = z.string().check(z.maxLength(linkKeyCharacters));

/** The answer, and how long it takes, are the same for addresses with and without an account. */
export const requestReset = endpoint({
  method: 'POST',
  path: '/public/password-resets',
  summary: 'Sends a link to set a new password, if this address has an account.',
  may: 'anyone',
  body: z.object({ email: EmailAddress }),
  labels: { email: 'Email' },
  perHour: resetRequestsPerHour,
  answer: z.object({
    /** Whether this installation sends mails at all. */
    sendsMail: z.boolean(),
  }),
});

/** In the body, not in the path: a key must not lie in logs. */
export const readLink = endpoint({
  method: 'PUT',
  path: '/public/account-links',
  summary: 'What the key of a link from an email is good for.',
  may: 'anyone',
  body: z.object({ key }),
  labels: { key: 'Link' },
  perHour,
  answer: z.object({ kind: z.enum(['reset', 'invitation']), email: z.string() }),
});

export const setPassword = endpoint({
  method: 'PUT',
  path: '/public/account-links/password',
  summary: 'Sets a password by the link of a reset or an invitation, and signs out everywhere.',
  may: 'anyone',
  body: z.object({ key, password: TypedPassword }),
  labels: { key: 'Link', password: 'Password' },
  perHour,
  answer: null,
});
