import { and, asc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database, Queryable } from '#core/platform/database/open.ts';
import { emit } from '#core/server/events/emit.ts';
import { webhookLimits } from '#features/operations/webhooks/domain/limits.ts';
import type { DeliveryAttempt } from '#features/operations/webhooks/domain/webhook.ts';
import { webhookFailed } from './events.ts';
import { webhookDeliveries, webhooks } from './tables.ts';

const inSeconds = (ms: number) => sql`now() + make_interval(secs => ${ms / 1000})`;

const isDue = and(
  eq(webhookDeliveries.state, 'pending'),
  lte(webhookDeliveries.nextAttemptAt, sql`now()`),
);

/**
 * Takes webhooks with deliveries that are due; no other node takes them until the lease ends, even
 * when this process does.
 */
export async function leaseWebhooks(db: Queryable, most: number): Promise<string[]> {
  const due = sql`(select ${webhooks.id} from ${webhooks}
    where ${webhooks.isOn} and (${webhooks.leasedUntil} is null or ${webhooks.leasedUntil} < now())
      and exists (select from ${webhookDeliveries}
        where ${webhookDeliveries.webhookId} = ${webhooks.id} and ${isDue})
    limit ${most} for update skip locked)`;
  const taken = await db
    .update(webhooks)
    .set({ leasedUntil: inSeconds(webhookLimits.leaseMs) })
    .where(inArray(webhooks.id, due))
    .returning({ id: webhooks.id });
  return taken.map(({ id }) => id);
}

const { retryWaitsMs } = webhookLimits;

/** Whether each attempt has been made, though what came of the last one is not known. */
export const isExhausted = ({ failures }: { readonly failures: number }): boolean =>
  failures > retryWaitsMs.length;

/**
 * Claims the next delivery of a leased webhook, and prolongs the lease. The attempt counts from now on:
 * where its result cannot be stored, the next one is as late as after a failure, and the last one the end.
 */
export async function claimDelivery(db: Queryable, webhookId: string) {
  const [delivery] = await db
    .select({
      id: webhookDeliveries.id,
      entryId: webhookDeliveries.entryId,
      body: webhookDeliveries.body,
      /** Before this attempt. */
      failures: webhookDeliveries.failures,
      webhookId: webhooks.id,
      name: webhooks.name,
      target: webhooks.target,
      url: webhooks.url,
      sealedSecret: webhooks.sealedSecret,
      corporationId: webhooks.corporationId,
      createdBy: webhooks.createdBy,
    })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(and(eq(webhooks.id, webhookId), webhooks.isOn, isDue))
    .orderBy(asc(webhookDeliveries.nextAttemptAt), asc(webhookDeliveries.id))
    .limit(1);
  if (!delivery) return null;
  const { id, failures } = delivery;
  const { rowCount } = await db
    .update(webhookDeliveries)
    .set({
      failures: failures + 1,
      nextAttemptAt: inSeconds(retryWaitsMs[failures] ?? Math.max(...retryWaitsMs)),
    })
    // Not where somebody else has claimed it, whose lease ended.
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.failures, failures)));
  if (rowCount === 0) return null;
  await db
    .update(webhooks)
    .set({ leasedUntil: inSeconds(webhookLimits.leaseMs) })
    .where(eq(webhooks.id, webhookId));
  return delivery;
}

export type DueDelivery = NonNullable<Awaited<ReturnType<typeof claimDelivery>>>;

export const releaseWebhook = (db: Queryable, webhookId: string) =>
  db.update(webhooks).set({ leasedUntil: null }).where(eq(webhooks.id, webhookId));

const withAttempt = (attempt: DeliveryAttempt) => sql`(
  select coalesce(jsonb_agg(one order by place), '[]') from (
    select one, place from jsonb_array_elements(
      ${webhookDeliveries.attempts} || ${JSON.stringify([attempt])}::jsonb)
      with ordinality as of(one, place)
    order by place desc limit ${webhookLimits.attemptsKept}) kept)`;

async function recordSuccess(
  db: Queryable,
  { id, webhookId }: DueDelivery,
  attempt: DeliveryAttempt,
) {
  await db
    .update(webhookDeliveries)
    .set({ state: 'delivered', attempts: withAttempt(attempt), failures: 0, nextAttemptAt: null })
    .where(eq(webhookDeliveries.id, id));
  await db
    .update(webhooks)
    .set({ lastDeliveredAt: attempt.at, failedAt: null })
    .where(eq(webhooks.id, webhookId));
}

/** Turns the webhook off with everything that waits for it, and tells its owner. */
async function turnOff(db: Queryable, due: DueDelivery, problem: string): Promise<void> {
  const { webhookId, name, corporationId, createdBy } = due;
  await db
    .update(webhooks)
    .set({ isOn: false, failedAt: sql`now()`, updatedAt: sql`now()` })
    .where(eq(webhooks.id, webhookId));
  await db
    .update(webhookDeliveries)
    .set({ state: 'failed', nextAttemptAt: null })
    .where(and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.state, 'pending')));
  await emit(db, webhookFailed, {
    webhookId,
    actorId: null,
    name,
    corporationId,
    createdBy,
    problem,
  });
}

/** Stores what came of an attempt: done, again later, or the webhook turned off. */
export function recordAttempt(
  db: Database,
  due: DueDelivery,
  attempt: DeliveryAttempt,
): Promise<void> {
  return db.transaction(async (tx) => {
    const { problem } = attempt;
    if (problem === null) return recordSuccess(tx, due, attempt);
    const waitMs = retryWaitsMs[due.failures];
    await tx
      .update(webhookDeliveries)
      .set({
        attempts: withAttempt(attempt),
        failures: due.failures + 1,
        nextAttemptAt: waitMs === undefined ? null : inSeconds(waitMs),
        ...(waitMs === undefined && { state: 'failed' as const }),
      })
      .where(eq(webhookDeliveries.id, due.id));
    if (waitMs === undefined) await turnOff(tx, due, problem);
  });
}

/** Deletes old entries of the log. */
export async function deleteOldDeliveries(db: Queryable): Promise<void> {
  const old = sql`now() - make_interval(secs => ${webhookLimits.deliveriesKeptMs / 1000})`;
  await db
    .delete(webhookDeliveries)
    .where(
      and(
        lt(webhookDeliveries.createdAt, old),
        or(isNull(webhookDeliveries.nextAttemptAt), lt(webhookDeliveries.nextAttemptAt, old)),
      ),
    );
}
