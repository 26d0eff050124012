import { declareEvents } from '#core/domain/events/events.ts';

export const identityEvents = declareEvents({
  'user.emailVerified': { subject: 'user', history: 'verified the e-mail address' },
  'user.emailChanged': { subject: 'user', history: 'changed the e-mail address' },
  'user.secondFactorOn': { subject: 'user', history: 'turned two-factor authentication on' },
  'user.secondFactorOff': { subject: 'user', history: 'turned two-factor authentication off' },
  'user.recoveryCodes': { subject: 'user', history: 'made new recovery codes' },
  'user.passkeyAdded': { subject: 'user', history: 'added a passkey' },
  'user.passkeyRemoved': { subject: 'user', history: 'removed a passkey' },
  'user.invited': { subject: 'user', history: 'was invited' },
  'user.invitationRevoked': { subject: 'user', history: 'revoked the invitation' },
});
