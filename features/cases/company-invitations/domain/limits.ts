import { day } from '#core/domain/units.ts';

export const invitationLimits = {
  /** An invitation ends with its opportunity, and after this time at the latest. */
  validMs: 30 * day,
  messageCharacters: 2000,
  noteCharacters: 1000,
  /** Of one person in 24 hours: each is a mail to somebody who did not ask for it. */
  perPersonAndDay: 50,
  readsPerHour: 600,
  answersPerHour: 60,
  /** Invitations and the addresses in them are deleted this long after they ended. */
  keptMs: 365 * day,
  listedMost: 500,
  recipientsShown: 5,
} as const;
