import * as z from 'zod/mini';
import { declareEvents } from '#core/domain/events/events.ts';

/** How somebody signs in: `passkey`, or the name of a provider. */
const method = z.string();

export const identityEvents = declareEvents({
  'user.emailVerified': { subject: 'user', history: 'verified the e-mail address' },
  'user.emailChanged': { subject: 'user', history: 'changed the e-mail address' },
  'user.secondFactorOn': { subject: 'user', history: 'turned two-factor authentication on' },
  'user.secondFactorOff': { subject: 'user', history: 'turned two-factor authentication off' },
  'user.recoveryCodes': { subject: 'user', history: 'made new recovery codes' },
  'user.passkeyAdded': { subject: 'user', history: 'added a passkey' },
  'user.passkeyRemoved': { subject: 'user', history: 'removed a passkey' },
  'session.begun': {
    subject: 'user',
    history: 'signed in',
    details: z.object({ method }),
  },
  'session.refused': {
    subject: 'user',
    history: 'could not be signed in',
    details: z.object({ method, problem: z.string() }),
  },
  'session.ended': { subject: 'user', history: 'signed out' },
  'account.linked': {
    subject: 'user',
    history: 'linked the account of a provider',
    details: z.object({ provider: z.string() }),
  },
  'user.invited': { subject: 'user', history: 'was invited' },
  'user.invitationRevoked': { subject: 'user', history: 'revoked the invitation' },
});
