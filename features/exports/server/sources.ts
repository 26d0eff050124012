import { corporationExport } from '#features/backups/server/public/corporation-export.ts';
import { collectionExport } from '#features/collections/server/public/export-source.ts';
import { projectsExport } from '#features/projects/server/public/export-source.ts';
import { submissionsExport } from '#features/submissions/server/public/export-source.ts';
import { ownDataExport } from '#features/users/server/public/own-data.ts';
import type { ExportRequest } from '#features/exports/domain/export.ts';
import type { Database } from '#core/platform/database/open.ts';
import type { ExportSource, OpenExport } from '#core/server/exporting/export-source.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';

const sources: Readonly<Record<ExportRequest['what'], ExportSource>> = {
  submissions: submissionsExport,
  collection: collectionExport,
  projects: projectsExport,
  'own data': ownDataExport,
  corporation: corporationExport,
};

/** @throws Refused `notFound` for what this person may not see. */
export const openExport = (
  db: Database,
  viewer: Viewer,
  request: ExportRequest,
): Promise<OpenExport> => sources[request.what](db, viewer, 'id' in request ? request.id : '');
