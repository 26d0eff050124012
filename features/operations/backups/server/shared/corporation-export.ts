import type { OpenDatabase } from '#core/platform/database/open.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { ExportSource } from '#core/server/exporting/export-source.ts';
import { fileStoreOf } from '#core/server/files.ts';
import type { Settings } from '#core/server/settings.ts';
import { exportCorporation } from '#features/operations/backups/server/corporation/export-corporation.ts';
import { grantExport } from '#features/people/exports/server/shared/grant-export.ts';
import { exportedTables } from '#features/operations/backups/server/corporation/table-lists.ts';

async function* nothing(): AsyncGenerator<never> {}

/** What is a corporation's, for who may edit it. Its rows are counted as tables. */
export const corporationExport: ExportSource = async (db, viewer, id) => {
  const { name } = await grantExport(db, viewer, id);
  return { name, columns: [], total: exportedTables.length, pages: nothing() };
};

/** The bytes of such an export. */
export const corporationArchiveOf =
  ({ connection }: Pick<OpenDatabase, 'connection'>, settings: Settings) =>
  (
    viewer: Viewer,
    corporationId: string,
    progress: (tables: number) => Promise<void>,
  ): AsyncIterable<Buffer> =>
    exportCorporation(
      { connection, files: fileStoreOf(settings) },
      { corporationId, viewer, progress },
    );
