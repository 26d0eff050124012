import type { FastifyInstance } from 'fastify';
import { serverLimits } from '#core/platform/limits.ts';
import { eventCatalogueService } from '#core/server/events/catalogue.ts';
import { serverFeature } from '#core/server/feature.ts';
import { fileLinksService } from '#features/cases/files/server/shared/file-links.ts';
import { storageEmulatorService } from '#features/operations/hosted/server/emulator/service.ts';
import { documentHandlers } from '#features/operations/hosted/server/handlers.ts';
import { hosted as domain } from './feature.domain.ts';

export const hosted = serverFeature(domain, {
  handlers: ({ services }) => ({
    documents: documentHandlers(services.get(eventCatalogueService)),
  }),
  start: (app, { settings, log, services }, runtime) => {
    if (!settings.hasEmulators) return;
    const open = async () => {
      const { openStorageEmulator } =
        await import('#features/operations/hosted/server/emulator/storage-emulator.ts');
      return openStorageEmulator(runtime, settings, log, services.get(fileLinksService));
    };
    services.provide(storageEmulatorService, open);
    let emulator: FastifyInstance | undefined;
    app.addHook('onListen', async () => {
      emulator = await open();
      await emulator.listen({ port: serverLimits.storageEmulatorPort, host: 'localhost' });
    });
    app.addHook('onClose', async () => emulator?.close());
  },
});
