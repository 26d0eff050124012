import { identityService } from '#core/server/authorization/identity.ts';
import { openPersonOfSession } from '#core/server/authorization/person-of-session.ts';
import { featuresService, serverFeature } from '#core/server/feature.ts';
import { fileStoreOf } from '#core/server/files.ts';
import { fileHandlers } from '#features/cases/files/server/handlers.ts';
import { fileLinksOf, fileLinksService } from '#features/cases/files/server/shared/file-links.ts';
import { fileOwnersOf } from '#features/cases/files/server/shared/file-owner.ts';
import { sweepFiles } from '#features/cases/files/server/sweep-files.ts';
import { personTables } from '#features/cases/files/server/person-tables.ts';
import { files as domain } from './feature.domain.ts';

export const files = serverFeature(domain, {
  provide: ({ services }) => {
    services.provide(fileLinksService, fileLinksOf(fileOwnersOf(services.get(featuresService))));
  },
  handlers: ({ settings, services, database }) => ({
    files: fileHandlers({
      quota: settings,
      owners: fileOwnersOf(services.get(featuresService)),
      links: services.get(fileLinksService),
      personOf: openPersonOfSession(services.get(identityService), database.db),
    }),
  }),
  personTables,
  sweep: ({ settings, database }) => sweepFiles(database.db, fileStoreOf(settings)),
});
