import * as z from 'zod/mini';
import { declareEvents } from '#core/domain/events/events.ts';
import { notification } from '#core/domain/events/notification-entry.ts';
import { accountChanged } from './account-notices.ts';
import { linkToProfile } from '#core/domain/identity/links.ts';

/** How somebody signs in: `passkey`, or the name of a provider. */
const method = z.string();

const addressTaken = notification({
  values: z.object({ userId: z.string(), email: z.string(), provider: z.string() }),
  title: ({ email }) => `A new person was refused with the address ${email}`,
  body: () =>
    'It belongs to another account. If the address has a new owner, disable the old account or change its address, and invite them.',
  link: ({ userId }) => linkToProfile(userId),
  replaces: ({ userId }) => userId,
  subjectName: ({ email }) => `Sign-ins with ${email}`,
  reason: () => 'You manage the accounts.',
});

const ofAccount = { subject: 'user', notifies: { 'account changed': accountChanged } } as const;

export const identityEvents = declareEvents({
  'user.emailVerified': { subject: 'user', history: 'verified the email address' },
  'user.emailChanged': { subject: 'user', history: 'changed the email address' },
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
  'account.successorRefused': {
    subject: 'user',
    history: 'was asked for by a new person with the same address',
    details: z.object({ provider: z.string() }),
    notifies: { 'address taken': addressTaken },
  },
  'user.invited': { subject: 'user', history: 'invited the person' },
  'user.invitationRevoked': { subject: 'user', history: 'revoked the invitation' },
  'corporation.joined': {
    subject: 'user',
    history: 'joined the corporation by email domain',
    details: z.object({ corporationId: z.string() }),
  },
  'user.deactivated': {
    ...ofAccount,
    history: 'deactivated the account',
  },
  'user.activated': { ...ofAccount, history: 'activated the account' },
  'user.passwordSet': { subject: 'user', history: 'set the password' },
  'user.sessionsEnded': {
    ...ofAccount,
    history: 'signed the person out everywhere',
  },
});
