import { corporationExport } from '#features/operations/backups/server/shared/corporation-export.ts';
import { collectionExport } from '#features/directory/collections/server/shared/export-source.ts';
import { projectsExport } from '#features/portfolio/projects/server/shared/export-source.ts';
import { submissionsExport } from '#features/cases/submissions/server/shared/export-source.ts';
import { usersExport } from '#features/people/users/server/shared/export-source.ts';
import { ownDataExport } from '#features/people/users/server/shared/own-data.ts';
import { auditLogExport } from '#features/operations/audit-log/server/shared/export-source.ts';
import type { ExportRequest } from '#features/people/exports/domain/export.ts';
import type { EventCatalogue } from '#core/domain/events/events.ts';
import type { Database } from '#core/platform/database/open.ts';
import type { ExportSource, OpenExport } from '#core/server/exporting/export-source.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { withColumns } from './with-columns.ts';

const sources: Readonly<
  Record<Exclude<ExportRequest['what'], 'audit log' | 'users'>, ExportSource>
> = {
  submissions: submissionsExport,
  collection: collectionExport,
  projects: projectsExport,
  'own data': ownDataExport,
  corporation: corporationExport,
};

function openWhole(
  db: Database,
  viewer: Viewer,
  request: ExportRequest,
  catalogue: EventCatalogue,
): Promise<OpenExport> {
  if (request.what === 'audit log') return auditLogExport(db, viewer, request, catalogue);
  if (request.what === 'users') return usersExport(db, viewer, request);
  return sources[request.what](db, viewer, 'id' in request ? request.id : '');
}

/**
 * What is exported, with the columns that were chosen.
 * @throws Refused `notFound` for what this person may not see, `forbidden` for what is administered,
 * `export.columnsMissing`
 */
export async function openExport(
  db: Database,
  viewer: Viewer,
  request: ExportRequest,
  catalogue: EventCatalogue,
): Promise<OpenExport> {
  const opened = await openWhole(db, viewer, request, catalogue);
  const keys = 'columns' in request ? request.columns : undefined;
  return keys === undefined ? opened : withColumns(opened, keys);
}
