import type { Handlers } from '#core/server/endpoints/routes.ts';
import type { Settings } from '#core/server/settings.ts';
import type * as endpoints from '#features/portfolio/radars/domain/transfer-endpoints.ts';
import { exportHandler } from '#features/portfolio/radars/server/export/export-handler.ts';
import { importedFilesOf } from '#features/portfolio/radars/server/import/imported-files.ts';
import { importHandlers } from '#features/portfolio/radars/server/import/import-handlers.ts';

/** Radars are read from files, and written to them. */
export const transferHandlers = (settings: Settings): Handlers<typeof endpoints> => ({
  ...importHandlers(importedFilesOf(settings)),
  ...exportHandler(settings),
});
