import type { ExportSource } from '#core/server/exporting/export-source.ts';
import { fileStoreOf } from '#core/server/files.ts';
import type { ServerParts } from '#core/server/feature.ts';
import { exportCorporation } from '#features/operations/backups/server/corporation/export-corporation.ts';
import { grantExport } from '#features/cases/corporations/server/shared/grant-export.ts';
import { exportedTables } from '#features/operations/backups/server/corporation/table-lists.ts';

async function* nothing(): AsyncGenerator<never> {}

/** What is a corporation's, for who may edit it, as a zip. Its rows are counted as tables. */
export function corporationExport({
  database: { connection },
  settings,
}: Pick<ServerParts, 'database' | 'settings'>): ExportSource {
  const files = fileStoreOf(settings);
  return async (db, viewer, { id }) => {
    const { name } = await grantExport(db, viewer, id);
    return {
      name,
      columns: [],
      total: exportedTables.length,
      pages: nothing(),
      archive: (progress) =>
        exportCorporation({ connection, files }, { corporationId: id, viewer, progress }),
    };
  };
}
