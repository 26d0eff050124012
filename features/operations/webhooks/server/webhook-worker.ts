import { setTimeout as wait } from 'node:timers/promises';
import type { EventCatalogue } from '#core/domain/events/events.ts';
import type { OpenDatabase } from '#core/platform/database/open.ts';
import type { Log } from '#core/platform/log/log.ts';
import { openWorker } from '#core/server/workers/open-worker.ts';
import { webhookLimits } from '#features/operations/webhooks/domain/limits.ts';
import type { DeliveryAttempt } from '#features/operations/webhooks/domain/webhook.ts';
import { distributeEvents } from './distribute-events.ts';
import {
  claimDelivery,
  isExhausted,
  leaseWebhooks,
  recordAttempt,
  releaseWebhook,
  type DueDelivery,
} from './due-deliveries.ts';
import type { Sealing } from './sealed-secret.ts';
import { sendEvent, type SendOptions } from './send-event.ts';

/** Notified when an event was recorded, or a delivery asked for. */
export const webhooksChannel = 'webhook_outbox';

export interface WebhookWorkerOptions extends SendOptions {
  readonly catalogue: EventCatalogue;
  readonly publicUrl: string;
  readonly sealing: Sealing;
  readonly log: Log;
  readonly pollMs?: number;
  readonly channelPauseMs?: number;
}

/** Null: it was sealed with another server secret. */
function unsealed({ unseal }: Sealing, sealedSecret: string): string | null {
  try {
    return unseal(sealedSecret);
  } catch {
    return null;
  }
}

const notSent = (problem: string): DeliveryAttempt => ({
  at: new Date().toISOString(),
  ms: 0,
  status: null,
  answer: null,
  problem,
});
const unreadableSecret = 'The secret of the signatures cannot be read. Create the webhook again.';
const unreadableAddress = 'The address cannot be read. Enter it again.';
const unknownResult = 'Whether the last request arrived is not known.';

/**
 * Sends events to webhooks: each webhook's one after another, so that a slow one delays no other.
 * Safe on several nodes at once. After a crash the request in flight goes again, with the same id, and as
 * late as one that failed.
 */
export function openWebhookWorker(
  database: Pick<OpenDatabase, 'db' | 'pool' | 'listen'>,
  options: WebhookWorkerOptions,
) {
  const { db } = database;
  const { catalogue, publicUrl, sealing, log } = options;
  const { pollMs = webhookLimits.pollMs, channelPauseMs = webhookLimits.channelPauseMs } = options;
  const busy = new Set<Promise<void>>();
  let isClosing = false;

  async function attempt(due: DueDelivery): Promise<DeliveryAttempt> {
    if (isExhausted(due)) return notSent(unknownResult);
    const { entryId, target, url, body, sealedSecret } = due;
    const id = entryId ?? due.id;
    const secret = unsealed(sealing, sealedSecret);
    if (target !== 'system') {
      if (secret === null) return notSent(unreadableAddress);
      return sendEvent({ id, url: secret, secret: null, body }, options);
    }
    if (secret === null) return notSent(unreadableSecret);
    return sendEvent({ id, url, secret, body }, options);
  }

  async function drain(webhookId: string): Promise<void> {
    while (!isClosing) {
      const due = await claimDelivery(db, webhookId);
      if (due === null) break;
      await recordAttempt(db, due, await attempt(due));
      if (due.target !== 'system') await wait(channelPauseMs);
    }
    await releaseWebhook(db, webhookId);
  }

  const worker = openWorker(database, {
    name: 'webhooks',
    wake: webhooksChannel,
    everyMs: pollMs,
    step: async () => {
      const isMore = await distributeEvents({ db, catalogue, publicUrl });
      const free = webhookLimits.webhooksAtOnce - busy.size;
      const leased = free > 0 ? await leaseWebhooks(db, free) : [];
      for (const id of leased) {
        const draining: Promise<void> = drain(id)
          // It stays leased for a while, so that a failure is not repeated at once.
          .catch((error: unknown) => {
            log.warn({ err: error, webhook: id }, 'A webhook could not be worked on.');
          })
          .finally(() => {
            busy.delete(draining);
            worker.wake();
          });
        busy.add(draining);
      }
      return isMore;
    },
    log,
  });
  return {
    async close(): Promise<void> {
      isClosing = true;
      await worker.close();
      await Promise.all(busy);
    },
  };
}
