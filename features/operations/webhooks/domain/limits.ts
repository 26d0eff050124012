import { day, hour, minute, second } from '#core/domain/units.ts';

export const webhookLimits = {
  /** Of one corporation, or of the foundry. */
  webhooksMost: 50,
  kindCharacters: 60,
  kindsMost: 100,
  timeoutMs: 10 * second,
  /** How much of an answer is read, and how much of that is kept. */
  answerBytes: 64 * 1024,
  answerCharacters: 2000,
  /** After each failure; after the one that follows the last, the webhook is turned off. */
  retryWaitsMs: [minute, 5 * minute, 30 * minute, 2 * hour, 12 * hour],
  /** Requests kept of one delivery, which may be redelivered. */
  attemptsKept: 20,
  deliveriesKeptMs: 30 * day,
  webhooksAtOnce: 20,
  /** How long a node has a webhook to itself for one request. */
  leaseMs: minute,
  pollMs: 5 * second,
  /** Between two messages to a channel: Slack takes one a second. */
  channelPauseMs: second,
  eventsAtOnce: 200,
} as const;
