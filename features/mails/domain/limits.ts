import { hour, minute, second } from '#core/domain/units.ts';

export const mailLimits = {
  mailAttemptsMost: 10,
  mailBackoffMs: { first: minute, most: 6 * hour },
  mailPollMs: 30 * second,
  mailSendMs: 50 * second,
} as const;
