import * as features from '#app/features.server.ts';
import {
  importEngine,
  type ImportEngine,
} from '#features/directory/imports/server/import-engine.ts';
import { importTargetsOf } from '#features/directory/imports/server/shared/import-target.ts';
import type { Database } from '#core/platform/database/open.ts';

/** What can be imported. */
export const importTargets = importTargetsOf(Object.values(features));

/** The import engine of the server, without one. */
export const engineOf = (db: Database, publicUrl: string): ImportEngine =>
  importEngine(db, publicUrl, importTargets);
