import type * as endpoints from '#features/operations/webhooks/domain/endpoints.ts';
import { webhookEvents } from '#features/operations/webhooks/domain/events.ts';
import { webhookLimits } from '#features/operations/webhooks/domain/limits.ts';
import { webhookRefusals } from '#features/operations/webhooks/domain/refusals.ts';
import type { Webhook } from '#features/operations/webhooks/domain/webhook.ts';
import { assertManages } from '#features/cases/corporations/server/shared/assert-manages.ts';
import { notifyAfterCommit } from '#core/platform/database/notify-after-commit.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { grant } from '#core/server/authorization/grant.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { emit } from '#core/server/events/emit.ts';
import { testBody } from './event-body.ts';
import {
  countWebhooks,
  deleteWebhook,
  getWebhook,
  insertTest,
  insertWebhook,
  listDeliveries,
  listWebhooks,
  requeue,
  updateWebhook,
} from './store.ts';
import type { StoredAddresses } from './stored-address.ts';
import { webhookRules, type WebhookRuleParts } from './webhook-rules.ts';
import { webhooksChannel } from './webhook-worker.ts';

interface WebhookParts extends WebhookRuleParts {
  readonly addresses: StoredAddresses;
  readonly publicUrl: string;
}

const about = ({ id, name, corporation }: Webhook, actorId: string) => ({
  webhookId: id,
  actorId,
  name,
  corporationId: corporation?.id ?? null,
});

export function webhookHandlers(parts: WebhookParts): Handlers<typeof endpoints> {
  const { addresses, publicUrl } = parts;
  const { known, assertAddress, assertKinds } = webhookRules(parts);

  async function loadManaged(db: Queryable, viewer: Viewer, id: string) {
    const webhook = await getWebhook(db, id);
    const actorId = await assertManages(db, viewer, webhook.corporation?.id ?? null);
    return { webhook, actorId };
  }

  async function loadOn(db: Queryable, viewer: Viewer, id: string): Promise<Webhook> {
    const { webhook } = await loadManaged(db, viewer, id);
    if (!webhook.isOn) throw refused(webhookRefusals['webhook.off'], { name: webhook.name });
    return webhook;
  }

  const wake = (db: Queryable) => notifyAfterCommit(db, { channel: webhooksChannel, payload: '' });

  return {
    list: ({ viewer, db }) => listWebhooks(db, viewer),
    kinds: async () => known,
    create: {
      act: async ({ viewer, body, db }) => {
        const { corporationId } = body;
        if (corporationId === null) grant(viewer, 'operateSystem');
        const createdBy = await assertManages(db, viewer, corporationId);
        assertAddress(body.url);
        assertKinds(body.kinds, corporationId);
        const { webhooksMost: most } = webhookLimits;
        if ((await countWebhooks(db, corporationId)) >= most) {
          throw refused(webhookRefusals['webhook.tooMany'], { most });
        }
        const { secret, address } = addresses.create(body.target, body.url);
        const webhook = await insertWebhook(db, { ...body, ...address, createdBy });
        await emit(db, webhookEvents['webhook.created'], about(webhook, createdBy));
        return { webhook, secret };
      },
      again: async ({ viewer, body, db }) => {
        await assertManages(db, viewer, body.corporationId);
        const refusal = body.target === 'system' ? 'webhook.shownOnce' : 'webhook.created';
        throw refused(webhookRefusals[refusal], { name: body.name });
      },
    },
    change: async ({ viewer, params, body, db }) => {
      const { webhook, actorId } = await loadManaged(db, viewer, params.id);
      const { url, kinds } = body;
      if (url !== undefined) assertAddress(url);
      assertKinds(kinds, webhook.corporation?.id ?? null);
      const address = addresses.change(webhook.target, url);
      const changed = await updateWebhook(db, params.id, body, address);
      await emit(db, webhookEvents['webhook.changed'], about(changed, actorId));
      await wake(db);
      return changed;
    },
    remove: async ({ viewer, params, db }) => {
      const { webhook, actorId } = await loadManaged(db, viewer, params.id);
      await deleteWebhook(db, params.id);
      await emit(db, webhookEvents['webhook.deleted'], about(webhook, actorId));
      return null;
    },
    test: async ({ viewer, params, db }) => {
      const webhook = await loadOn(db, viewer, params.id);
      const delivery = await insertTest(db, webhook.id, testBody(webhook, publicUrl, new Date()));
      await wake(db);
      return delivery;
    },
    deliveries: async ({ viewer, params, query, db }) => {
      await loadManaged(db, viewer, params.id);
      return listDeliveries(db, params.id, query);
    },
    redeliver: async ({ viewer, params, db }) => {
      const { id } = await loadOn(db, viewer, params.id);
      const delivery = await requeue(db, id, params.deliveryId);
      await wake(db);
      return delivery;
    },
  };
}
