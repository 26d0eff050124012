import { day, hour, minute, second } from '#core/domain/units.ts';

export const identityLimits = {
  /** How long the address and device of the last sign-in are kept. */
  signInDetailsDays: 90,
  /** How long the links in mails can be used. */
  resetLinkMs: hour,
  emailLinkMs: day,
  invitationMs: 7 * day,
  /** From one address, whoever is asked for. */
  resetRequestsPerHour: 30,
  linkUsesPerHour: 300,
  /** Addresses that are invited together. */
  invitedMost: 100,
  /** By one administrator of a corporation within a day. */
  invitedPerDay: 300,
  /** To one address, whoever asks. */
  mailsPerHour: 5,
  /** How often requests for a new password are looked at: not at once, which could be measured. */
  resetPollMs: second,
  /** A password is not asked again of somebody without one who signed in this recently. */
  recentSignInMs: 10 * minute,
  /** A code of a second factor is accepted once. */
  usedCodeMs: 3 * minute,
  passkeysMost: 20,
  passkeyNameCharacters: 60,
  linkKeyCharacters: 100,
} as const;
