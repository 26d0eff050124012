import * as z from 'zod/mini';
import { EventKind } from '#core/domain/events/events.ts';
import { limits } from '#core/domain/limits.ts';
import { Id, Instant, Uuid, WebUrl, requiredText, text } from '#core/domain/schemas.ts';
import { webhookLimits } from './limits.ts';

/** What receives the events: another system, or a channel of a chat, which gets cards. */
const webhookTargets = ['system', 'slack', 'teams'] as const;
export const WebhookTarget = z.enum(webhookTargets);
export type WebhookTarget = z.infer<typeof WebhookTarget>;
export type ChannelTarget = Exclude<WebhookTarget, 'system'>;

/** An address that is sent events as they happen. */
export const Webhook = z.object({
  id: Id,
  name: z.string(),
  target: WebhookTarget,
  /** Of a channel only its host and its end: whoever knows the address can write there. */
  url: z.string(),
  /** Null: of the foundry, for every corporation. */
  corporation: z.nullable(z.object({ id: Id, name: z.string() })),
  kinds: z.array(EventKind),
  isOn: z.boolean(),
  /** Set when it was turned off because a delivery failed for the last time. */
  failedAt: z.nullable(Instant),
  lastDeliveredAt: z.nullable(Instant),
  createdBy: z.string(),
  createdAt: Instant,
});
export type Webhook = z.infer<typeof Webhook>;

const kinds = z
  .array(text(webhookLimits.kindCharacters))
  .check(z.minLength(1), z.maxLength(webhookLimits.kindsMost));

const name = requiredText(limits.nameCharacters);

export const WebhookDraft = z.object({
  name,
  target: z._default(WebhookTarget, 'system'),
  url: WebUrl,
  kinds,
  corporationId: z.nullable(Uuid),
});
export type WebhookDraft = z.infer<typeof WebhookDraft>;

export const WebhookSettings = z.object({
  name,
  /** Without it, the address stays as it is. */
  url: z.optional(WebUrl),
  kinds,
  isOn: z.boolean(),
});
export type WebhookSettings = z.infer<typeof WebhookSettings>;

/** An event that a webhook can be sent. */
export const WebhookKind = z.object({
  kind: EventKind,
  /** Its sentence in the history. */
  sentence: z.string(),
  /** What it is called without anybody's name, as on the card of a channel. */
  title: z.string(),
  isFoundryOnly: z.boolean(),
});
export type WebhookKind = z.infer<typeof WebhookKind>;

const deliveryStates = ['pending', 'delivered', 'failed'] as const;
export const DeliveryState = z.enum(deliveryStates);
export type DeliveryState = z.infer<typeof DeliveryState>;

/** One request of a delivery. */
export const DeliveryAttempt = z.object({
  at: Instant,
  ms: z.int(),
  /** Null: nothing answered. */
  status: z.nullable(z.int()),
  problem: z.nullable(z.string()),
  /** The beginning of what was answered. */
  answer: z.nullable(z.string()),
});
export type DeliveryAttempt = z.infer<typeof DeliveryAttempt>;

export const WebhookDelivery = z.object({
  id: Id,
  kind: EventKind,
  state: DeliveryState,
  /** What is sent, as JSON. */
  body: z.string(),
  attempts: z.array(DeliveryAttempt),
  nextAttemptAt: z.nullable(Instant),
  createdAt: Instant,
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;
