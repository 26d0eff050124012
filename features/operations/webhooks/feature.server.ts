import { isPublicOrIn } from '#core/platform/outgoing/public-address.ts';
import { serverFeature } from '#core/server/feature.ts';
import { eventCatalogueService } from '#core/server/events/catalogue.ts';
import { webhooksDemo } from '#features/operations/webhooks/demo/fill-webhooks.ts';
import { deleteOldDeliveries } from '#features/operations/webhooks/server/due-deliveries.ts';
import { webhookFailed } from '#features/operations/webhooks/server/events.ts';
import { webhookHandlers } from '#features/operations/webhooks/server/handlers.ts';
import { sealing } from '#features/operations/webhooks/server/sealed-secret.ts';
import { storedAddresses } from '#features/operations/webhooks/server/stored-address.ts';
import { openWebhookWorker } from '#features/operations/webhooks/server/webhook-worker.ts';
import { personTables } from '#features/operations/webhooks/server/person-tables.ts';
import { webhooks as domain } from './feature.domain.ts';

export const webhooks = serverFeature(domain, {
  handlers: ({ settings, services }) => ({
    webhooks: webhookHandlers({
      catalogue: services.get(eventCatalogueService),
      addresses: storedAddresses(sealing(settings.authSecret)),
      publicUrl: settings.publicUrl,
      isAllowed: isPublicOrIn(settings.webhookNetworks),
      allowsPlain: settings.webhookNetworks.length > 0,
    }),
  }),
  events: [webhookFailed],
  start: (app, { settings, database, services, log }) => {
    let worker: ReturnType<typeof openWebhookWorker> | null = null;
    app.addHook('onListen', async () => {
      worker = openWebhookWorker(database, {
        catalogue: services.get(eventCatalogueService),
        publicUrl: settings.publicUrl,
        sealing: sealing(settings.authSecret),
        isAllowed: isPublicOrIn(settings.webhookNetworks),
        log,
      });
    });
    app.addHook('onClose', () => worker?.close());
  },
  sweep: ({ database }) => deleteOldDeliveries(database.db),
  demo: [webhooksDemo],
  personTables,
});
