import { serverFeature } from '#core/server/feature.ts';
import { files as domain } from './feature.domain.ts';
import { fileStoreOf } from '#core/server/files.ts';
import { fileHandlers } from '#features/files/server/handlers.ts';
import { sweepFiles } from '#features/files/server/sweep-files.ts';

export const files = serverFeature(domain, {
  handlers: () => ({ files: fileHandlers }),
  sweep: ({ settings, database }) => sweepFiles(database.db, fileStoreOf(settings)),
});
