import { day } from '#core/domain/units.ts';
import { serverFeature } from '#core/server/feature.ts';
import { importedFilesOf } from '#features/portfolio/radar-imports/server/imported-files.ts';
import { importHandlers } from '#features/portfolio/radar-imports/server/import-handlers.ts';
import { radarImports as domain } from './feature.domain.ts';

export const radarImports = serverFeature(domain, {
  handlers: ({ settings }) => ({ radarTransfer: importHandlers(importedFilesOf(settings)) }),
  sweep: async ({ settings }) => {
    const files = importedFilesOf(settings);
    for await (const id of files.olderThan(day)) await files.remove(id);
  },
});
