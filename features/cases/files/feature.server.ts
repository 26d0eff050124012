import type { FastifyInstance } from 'fastify';
import { limits } from '#core/domain/limits.ts';
import { identityService } from '#core/server/authorization/identity.ts';
import { openPersonOfSession } from '#core/server/authorization/person-of-session.ts';
import { serverFeature } from '#core/server/feature.ts';
import { fileStoreOf } from '#core/server/files.ts';
import { storageEmulatorService } from '#features/cases/files/server/emulator/service.ts';
import { fileHandlers } from '#features/cases/files/server/handlers.ts';
import { sweepFiles } from '#features/cases/files/server/sweep-files.ts';
import { files as domain } from './feature.domain.ts';

export const files = serverFeature(domain, {
  handlers: ({ settings, services, database }) => ({
    files: fileHandlers(settings, openPersonOfSession(services.get(identityService), database.db)),
  }),
  start: (app, { settings, log, services }, runtime) => {
    if (!settings.hasEmulators) return;
    const open = async () =>
      (
        await import('#features/cases/files/server/emulator/storage-emulator.ts')
      ).openStorageEmulator(...([runtime, settings, log] as const));
    services.provide(storageEmulatorService, open);
    let emulator: FastifyInstance | undefined;
    app.addHook('onListen', async () => {
      emulator = await open();
      await emulator.listen({ port: limits.storageEmulatorPort, host: 'localhost' });
    });
    app.addHook('onClose', async () => emulator?.close());
  },
  sweep: ({ settings, database }) => sweepFiles(database.db, fileStoreOf(settings)),
});
