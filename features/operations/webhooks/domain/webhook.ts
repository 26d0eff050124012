import * as z from 'zod/mini';
import { EventKind } from '#core/domain/events/events.ts';
import { limits } from '#core/domain/limits.ts';
import { Id, Instant, Uuid, WebUrl, requiredText, text } from '#core/domain/schemas.ts';
import { webhookLimits } from './limits.ts';

/** An address that is sent events as they happen. */
export const Webhook = z.object({
  id: Id,
  name: z.string(),
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

const settings = { name: requiredText(limits.nameCharacters), url: WebUrl, kinds };

export const WebhookDraft = z.object({ ...settings, corporationId: z.nullable(Uuid) });
export type WebhookDraft = z.infer<typeof WebhookDraft>;

export const WebhookSettings = z.object({ ...settings, isOn: z.boolean() });
export type WebhookSettings = z.infer<typeof WebhookSettings>;

/** An event that a webhook can be sent. */
export const WebhookKind = z.object({
  kind: EventKind,
  /** Its sentence in the history. */
  sentence: z.string(),
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
