import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type {
  Webhook,
  WebhookDelivery,
  WebhookDraft,
  WebhookSettings,
} from '#features/operations/webhooks/domain/webhook.ts';
import { managedBy } from '#features/cases/corporations/server/shared/assert-manages.ts';
import { userName } from '#core/server/tables/user-name.ts';
import type { EventKind } from '#core/domain/events/events.ts';
import { refusals } from '#core/domain/refusals.ts';
import {
  afterCursor,
  keyColumn,
  orderByKeys,
  pageOf,
  type SortKey,
} from '#core/platform/database/cursor.ts';
import { jsonObject } from '#core/platform/database/json-object.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { users } from '#core/server/tables/users.ts';
import { webhookDeliveries, webhooks } from './tables.ts';

const row = sql<Webhook>`${jsonObject({
  id: webhooks.id,
  name: webhooks.name,
  target: webhooks.target,
  url: webhooks.url,
  corporation: sql`case when ${corporations.id} is null then null
    else json_build_object('id', ${corporations.id}, 'name', ${corporations.name}) end`,
  kinds: webhooks.kinds,
  isOn: webhooks.isOn,
  failedAt: webhooks.failedAt,
  lastDeliveredAt: webhooks.lastDeliveredAt,
  createdBy: userName,
  createdAt: webhooks.createdAt,
})}`;

const rows = (db: Queryable) =>
  db
    .select({ row })
    .from(webhooks)
    .innerJoin(users, eq(users.id, webhooks.createdBy))
    .leftJoin(corporations, eq(corporations.id, webhooks.corporationId));

export async function listWebhooks(db: Queryable, viewer: Viewer): Promise<Webhook[]> {
  const list = await rows(db)
    .where(managedBy(viewer, webhooks.corporationId))
    .orderBy(desc(webhooks.id));
  return list.map(({ row: webhook }) => webhook);
}

/** @throws Refused `notFound` */
export async function getWebhook(db: Queryable, id: string): Promise<Webhook> {
  const [entry] = await rows(db).where(eq(webhooks.id, id));
  if (!entry) throw refused(refusals.notFound);
  return entry.row;
}

export async function countWebhooks(db: Queryable, corporationId: string | null): Promise<number> {
  const [row] = await db
    .select({ webhooks: count() })
    .from(webhooks)
    .where(
      corporationId === null
        ? isNull(webhooks.corporationId)
        : eq(webhooks.corporationId, corporationId),
    );
  return row?.webhooks ?? 0;
}

const withKinds = <Given extends { readonly kinds: readonly string[] }>(webhook: Given) => ({
  ...webhook,
  kinds: [...new Set(webhook.kinds)] as EventKind[],
});

/** Where a webhook sends to, as it is stored: of a channel the address is the secret. */
export interface StoredAddress {
  readonly url: string;
  readonly sealedSecret: string;
}

export async function insertWebhook(
  db: Queryable,
  draft: WebhookDraft & StoredAddress & { readonly createdBy: string },
): Promise<Webhook> {
  const [made] = await db.insert(webhooks).values(withKinds(draft)).returning({ id: webhooks.id });
  return getWebhook(db, made?.id ?? '');
}

/** Turned on again, it starts anew: what failed before stays in the log. */
export async function updateWebhook(
  db: Queryable,
  id: string,
  { url: _, ...settings }: WebhookSettings,
  address: Partial<StoredAddress>,
): Promise<Webhook> {
  await db
    .update(webhooks)
    .set({
      ...withKinds(settings),
      ...address,
      ...(settings.isOn && { failedAt: null }),
      updatedAt: sql`now()`,
    })
    .where(eq(webhooks.id, id));
  return getWebhook(db, id);
}

export const deleteWebhook = (db: Queryable, id: string) =>
  db.delete(webhooks).where(eq(webhooks.id, id));

const delivery = sql<WebhookDelivery>`${jsonObject({
  id: webhookDeliveries.id,
  kind: webhookDeliveries.kind,
  state: webhookDeliveries.state,
  body: webhookDeliveries.body,
  attempts: webhookDeliveries.attempts,
  nextAttemptAt: webhookDeliveries.nextAttemptAt,
  createdAt: webhookDeliveries.createdAt,
})}`;

const newestFirst: readonly SortKey[] = [
  { by: sql`${webhookDeliveries.createdAt}`, type: 'timestamptz' },
  { by: sql`${webhookDeliveries.id}`, type: 'uuid' },
];

export async function listDeliveries(
  db: Queryable,
  webhookId: string,
  { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
) {
  const deliveries = await db
    .select({ row: delivery, cursorKeys: keyColumn(newestFirst) })
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.webhookId, webhookId),
        afterCursor(cursor, newestFirst, 'descending'),
      ),
    )
    .orderBy(...orderByKeys(newestFirst, 'descending'))
    .limit(limit + 1);
  return pageOf(deliveries, limit);
}

async function getDelivery(db: Queryable, id: string): Promise<WebhookDelivery> {
  const [entry] = await db
    .select({ row: delivery })
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.id, id));
  if (!entry) throw refused(refusals.notFound);
  return entry.row;
}

export async function insertTest(
  db: Queryable,
  webhookId: string,
  body: string,
): Promise<WebhookDelivery> {
  const [made] = await db
    .insert(webhookDeliveries)
    .values({ webhookId, kind: 'webhook.test', body, nextAttemptAt: sql`now()` })
    .returning({ id: webhookDeliveries.id });
  return getDelivery(db, made?.id ?? '');
}

/** @throws Refused `notFound` */
export async function requeue(
  db: Queryable,
  webhookId: string,
  id: string,
): Promise<WebhookDelivery> {
  const changed = await db
    .update(webhookDeliveries)
    .set({ state: 'pending', failures: 0, nextAttemptAt: sql`now()` })
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.webhookId, webhookId)))
    .returning({ id: webhookDeliveries.id });
  if (changed.length === 0) throw refused(refusals.notFound);
  return getDelivery(db, id);
}
