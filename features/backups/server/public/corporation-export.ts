import { eq } from 'drizzle-orm';
import { refusals } from '#core/domain/refusals.ts';
import type { OpenDatabase } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { grant } from '#core/server/authorization/grant.ts';
import type { ExportSource } from '#core/server/exporting/export-source.ts';
import { fileStoreOf } from '#core/server/files.ts';
import type { Settings } from '#core/server/settings.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { assertCorporationVisible } from '#features/corporations/server/public/assert-corporation-visible.ts';
import { exportCorporation } from '#features/backups/server/corporation/export-corporation.ts';
import { exportedTables } from '#features/backups/server/corporation/table-lists.ts';

async function* nothing(): AsyncGenerator<never> {}

/** What is a corporation's, for who may edit it. Its rows are counted as tables. */
export const corporationExport: ExportSource = async (db, viewer, id) => {
  await assertCorporationVisible(db, viewer, id);
  grant(viewer, 'editCorporation', { id });
  const [found] = await db.select().from(corporations).where(eq(corporations.id, id));
  if (!found) throw refused(refusals.notFound);
  return { name: found.name, columns: [], total: exportedTables.length, pages: nothing() };
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
