import { day, hour, minute, second } from '#core/domain/units.ts';

export const mailLimits = {
  mailAttemptsMost: 10,
  mailBackoffMs: { first: minute, most: 6 * hour },
  mailPollMs: 30 * second,
  /** How long a mail server may take before the mail is handed over. */
  mailSendMs: 50 * second,
  /** How long it may take to say whether it took a mail (RFC 5321, 4.5.3.2.6). */
  mailAnswerMs: 10 * minute,
  /** Others are sent beside a mail that takes longer. */
  mailSlowMs: 5 * second,
  /** Mails that take long at the same time. */
  mailsSlowMost: 4,
  /** Attempts of which nobody knows whether the mail arrived: so often it may arrive. */
  mailUnknownMost: 3,
  mailUnknownBackoffMs: { first: hour, second: 6 * hour },
  /** A mail that waited longer is news of old: whether it still goes is for a person to decide. */
  mailAgeMs: 3 * day,
} as const;
