import { collectionExport } from '#features/collections/server/public/export-source.ts';
import { projectsExport } from '#features/projects/server/public/export-source.ts';
import { submissionsExport } from '#features/submissions/server/public/export-source.ts';
import { ownDataExport } from '#features/users/server/public/own-data.ts';
import { auditLogExport } from '#features/audit-log/server/public/export-source.ts';
import type { ExportRequest } from '#features/exports/domain/export.ts';
import type { EventCatalogue } from '#core/domain/events/events.ts';
import type { Database } from '#core/platform/database/open.ts';
import type { ExportSource, OpenExport } from '#core/server/exporting/export-source.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';

const sources: Readonly<Record<Exclude<ExportRequest['what'], 'audit log'>, ExportSource>> = {
  submissions: submissionsExport,
  collection: collectionExport,
  projects: projectsExport,
  'own data': ownDataExport,
};

/** @throws Refused `notFound` for what this person may not see, `forbidden` for the audit log. */
export const openExport = (
  db: Database,
  viewer: Viewer,
  request: ExportRequest,
  catalogue: EventCatalogue,
): Promise<OpenExport> =>
  request.what === 'audit log'
    ? auditLogExport(db, viewer, request, catalogue)
    : sources[request.what](db, viewer, 'id' in request ? request.id : '');
