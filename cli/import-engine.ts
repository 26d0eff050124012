import { importTarget as opportunities } from '#features/cases/opportunities/server/import/import-target.ts';
import { importTarget as submissions } from '#features/cases/submissions/server/import/import-target.ts';
import { importTarget as companies } from '#features/directory/companies/server/import/import-target.ts';
import {
  importEngine,
  type ImportEngine,
} from '#features/directory/imports/server/import-engine.ts';
import { importTargetsOf } from '#features/directory/imports/server/shared/import-target.ts';
import { importTarget as projects } from '#features/portfolio/projects/server/import/import-target.ts';
import type { Database } from '#core/platform/database/open.ts';
import type { Settings } from '#core/server/settings.ts';
import { importFilesOf } from '#features/directory/imports/server/shared/import-files.ts';

/** What can be imported. Named here, as the servers of all features take seconds to load. */
export const importTargets = importTargetsOf(
  [companies, opportunities, submissions, projects].map((importTarget) => ({ importTarget })),
);

/** The import engine of the server, without one. */
export const engineOf = (db: Database, settings: Settings): ImportEngine =>
  importEngine(db, settings.publicUrl, importTargets, importFilesOf(settings));
