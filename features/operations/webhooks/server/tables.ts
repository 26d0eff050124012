import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { EventKind } from '#core/domain/events/events.ts';
import type {
  DeliveryAttempt,
  DeliveryState,
  WebhookTarget,
} from '#features/operations/webhooks/domain/webhook.ts';
import { createdAt, id, instant, partOf, updatedAt } from '#core/server/tables/columns.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { users } from '#core/server/tables/users.ts';

export const webhooks = pgTable(
  'webhooks',
  {
    id: id(),
    name: text('name').notNull(),
    target: text('target').$type<WebhookTarget>().notNull().default('system'),
    /** Of a channel as it is shown. */
    url: text('url').notNull(),
    /** Null: of the foundry, for every corporation. */
    corporationId: uuid('corporation_id').references(() => corporations.id),
    kinds: text('kinds').array().$type<EventKind[]>().notNull(),
    /** The secret of its signatures, or the address of a channel; encrypted. */
    sealedSecret: text('sealed_secret').notNull(),
    isOn: boolean('is_on').notNull().default(true),
    failedAt: instant('failed_at'),
    lastDeliveredAt: instant('last_delivered_at'),
    /** Until then one node sends to it, so that its events arrive one after another. */
    leasedUntil: instant('leased_until'),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('webhooks_corporation').on(table.corporationId)],
);

/** Entries of the audit log that some webhook asked for, until they are deliveries. By a trigger. */
export const webhookOutbox = pgTable('webhook_outbox', {
  seq: bigserial('seq', { mode: 'number' }).primaryKey(),
  entryId: uuid('entry_id').notNull(),
});

/** An event for a webhook, and what came of it. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    webhookId: partOf('webhook_id', () => webhooks.id),
    /** The entry of the audit log; null: a test. */
    entryId: uuid('entry_id'),
    kind: text('kind').$type<EventKind>().notNull(),
    body: text('body').notNull(),
    state: text('state').$type<DeliveryState>().notNull().default('pending'),
    /** Since it was last asked for. */
    failures: integer('failures').notNull().default(0),
    attempts: jsonb('attempts').$type<DeliveryAttempt[]>().notNull().default([]),
    nextAttemptAt: instant('next_attempt_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('webhook_deliveries_once').on(table.webhookId, table.entryId),
    index('webhook_deliveries_log').on(table.webhookId, table.createdAt, table.id),
    index('webhook_deliveries_due').on(table.state, table.nextAttemptAt),
    index('webhook_deliveries_age').on(table.createdAt),
  ],
);
