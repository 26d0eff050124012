import { grant } from '#core/server/authorization/grant.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { preparingUpload, type UploadedFile } from '#core/server/endpoints/uploads.ts';
import type { FileStore } from '#core/platform/files/open-file-store.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { Refused, refusedField } from '#core/platform/http/refused.ts';
import { assertCorporationVisible } from '#features/corporations/server/public/assert-corporation-visible.ts';
import type { ImportPlan } from '#features/radars/domain/import/plan-import.ts';
import type { ImportOptions } from '#features/radars/domain/radar-import.ts';
import { radarRefusals } from '#features/radars/domain/refusals.ts';
import type * as endpoints from '#features/radars/domain/transfer-endpoints.ts';
import { createRadar } from '#features/radars/server/create-radar.ts';
import { loadRadar, takeRadar } from '#features/radars/server/load-radar.ts';
import { optionsOf } from './import-options.ts';
import { targetOf } from './import-target.ts';
import { planOf, previewOf, readAside } from './preview-import.ts';
import { storeImport } from './store-import.ts';

type Importing = Pick<Handlers<typeof endpoints>, 'previewImport' | 'runImport'>;

/** Who may import: who may edit the radar, or create one in the corporation. */
async function admit(db: Queryable, viewer: Viewer, options: ImportOptions): Promise<void> {
  const { radarId, corporationId } = options;
  if (radarId !== undefined) {
    grant(viewer, 'editRadar', await loadRadar(db, viewer, radarId));
    return;
  }
  if (corporationId === undefined)
    throw refusedField('query.options', 'it needs a radar or a corporation.');
  await assertCorporationVisible(db, viewer, corporationId);
  grant(viewer, 'createRadar', { id: corporationId });
}

/** @throws Refused `radar.unreadable` with what is wrong with the file */
function assertImportable(read: { problem: string } | { plan: ImportPlan }): ImportPlan {
  const problem = 'problem' in read ? read.problem : read.plan.problem;
  if (problem !== null || 'problem' in read) {
    const entry = radarRefusals['radar.unreadable'];
    // The whole sentence: slots are cut for what people typed.
    throw new Refused(entry, `This file cannot be imported. ${problem ?? ''}`.trim());
  }
  return read.plan;
}

async function runImport(
  db: Queryable,
  viewer: Viewer,
  { file, fileName }: { file: Parameters<typeof planOf>[1]; fileName: string },
  options: ImportOptions,
) {
  const plan = assertImportable(await planOf(db, file, options));
  const radarId =
    options.radarId ??
    (await createRadar(db, viewer, {
      corporationId: options.corporationId ?? '',
      name: options.radarName?.trim() || fileName.replace(/\.[^.]*$/u, '').slice(0, 200),
      description: null,
    }));
  const granted = await takeRadar(db, viewer, radarId);
  return { radarId, editionId: await storeImport(db, granted, plan, options) };
}

/** Who sends a file. */
interface Asked {
  readonly viewer: Viewer;
  readonly signal: AbortSignal;
}

/** Files are read once and deleted: a preview and the import after it send the same one. */
export function importHandlers(files: FileStore): Importing {
  const target = targetOf(files);
  const read = ({ viewer, signal }: Asked, { id }: UploadedFile) =>
    readAside(files.placeOf(id), { personId: viewer.userId ?? viewer.authId, signal });
  return {
    previewImport: preparingUpload({
      target,
      admit: ({ viewer, query, db }) => admit(db, viewer, optionsOf(query.options)),
      prepare: read,
      keep: async ({ viewer, query, db }, _, file) => {
        const options = optionsOf(query.options);
        await admit(db, viewer, options);
        return previewOf(db, file, options);
      },
    }),
    runImport: preparingUpload({
      target,
      admit: ({ viewer, query, db }) => admit(db, viewer, optionsOf(query.options)),
      prepare: read,
      keep: async ({ viewer, query, db }, _, file) => {
        const options = optionsOf(query.options);
        await admit(db, viewer, options);
        return runImport(db, viewer, { file, fileName: query.name }, options);
      },
    }),
  };
}
