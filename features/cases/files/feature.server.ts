import { identityService } from '#core/server/authorization/identity.ts';
import { openPersonOfSession } from '#core/server/authorization/person-of-session.ts';
import { serverFeature } from '#core/server/feature.ts';
import { fileStoreOf } from '#core/server/files.ts';
import { fileHandlers } from '#features/cases/files/server/handlers.ts';
import { removeOwnFiles } from '#features/cases/files/server/remove-own-files.ts';
import { sweepFiles } from '#features/cases/files/server/sweep-files.ts';
import { files as domain } from './feature.domain.ts';

export const files = serverFeature(domain, {
  handlers: ({ settings, services, database }) => ({
    files: fileHandlers(settings, openPersonOfSession(services.get(identityService), database.db)),
  }),
  personTables: {
    deletion: {
      files: (settings) => (db, userId) => removeOwnFiles(db, fileStoreOf(settings), userId),
    },
  },
  sweep: ({ settings, database }) => sweepFiles(database.db, fileStoreOf(settings)),
});
