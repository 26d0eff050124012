import { exportEvents } from '#features/people/exports/domain/events.ts';
import type { ExportRequest } from '#features/people/exports/domain/export-kind.ts';
import { exportLimits } from '#features/people/exports/domain/limits.ts';
import { exportRefusals } from '#features/people/exports/domain/refusals.ts';
import { lockRow } from '#core/platform/database/locks.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { Jobs } from '#core/platform/jobs/open-jobs.ts';
import { refused } from '#core/platform/http/refused.ts';
import type { OpenExport } from '#core/server/exporting/export-source.ts';
import { emit } from '#core/server/events/emit.ts';
import { userIdOf } from '#core/server/authorization/user-id-of.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { users } from '#core/server/tables/users.ts';
import { exportQueue } from './jobs.ts';
import { exportStore, type ExportRow } from './store.ts';

/**
 * Stores an export and its job, in the transaction `db`.
 * @throws Refused `export.tooMany`
 */
export async function beginExport(
  db: Queryable,
  jobs: Jobs,
  viewer: Viewer,
  request: ExportRequest,
  { name, total }: Pick<OpenExport, 'name' | 'total'>,
): Promise<ExportRow> {
  const userId = userIdOf(viewer);
  // One after the other: two at once must not both find room.
  await lockRow(db, users, userId);
  const most = exportLimits.exportsOpenMost;
  if ((await exportStore.countOpen(db, userId)) >= most) {
    throw refused(exportRefusals['export.tooMany'], { most });
  }
  const row = await exportStore.add(db, { userId, request, name, total });
  const { what, format, filter, columns } = request;
  const started = {
    exportId: row.id,
    actorId: userId,
    name,
    what,
    format,
    rows: total,
    filter,
    columns: columns && [...columns],
  };
  await emit(db, exportEvents['export.started'], started);
  await jobs.send(db, exportQueue, { id: row.id });
  return row;
}
