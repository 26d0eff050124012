import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { preparingUpload, type UploadedFile } from '#core/server/endpoints/uploads.ts';
import type { FileStore } from '#core/platform/files/open-file-store.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { Refused } from '#core/platform/http/refused.ts';
import type { ImportPlan } from '#features/portfolio/radar-imports/domain/plan-import.ts';
import type { ImportOptions } from '#features/portfolio/radar-imports/domain/radar-import.ts';
import { importRefusals } from '#features/portfolio/radar-imports/domain/refusals.ts';
import type * as endpoints from '#features/portfolio/radar-imports/domain/endpoints.ts';
import { assertMayRead } from '#core/server/workers/read-in-thread.ts';
import { createRadar } from '#features/portfolio/radars/server/shared/create-radar.ts';
import { takeRadar } from '#features/portfolio/radars/server/shared/load-radar.ts';
import { assertMayImport, personOf } from './assert-may-import.ts';
import { optionsOf } from './import-options.ts';
import { targetOf } from './import-target.ts';
import { planOf, previewOf, readAside } from './preview-import.ts';
import { storeImport } from './store-import.ts';

/** @throws Refused `radar.unreadable` with what is wrong with the file */
function assertImportable(read: { problem: string } | { plan: ImportPlan }): ImportPlan {
  const problem = 'problem' in read ? read.problem : read.plan.problem;
  if (problem !== null || 'problem' in read) {
    const entry = importRefusals['radar.unreadable'];
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
export function importHandlers(files: FileStore): Handlers<typeof endpoints> {
  const target = targetOf(files);
  const read = async ({ viewer, signal }: Asked, { id }: UploadedFile) => {
    const reading = { personId: personOf(viewer), signal };
    const file = await files.withPath(id, (path) => readAside(path, reading), signal);
    return file ?? { problem: 'It was removed meanwhile.' };
  };
  return {
    previewImport: preparingUpload({
      target,
      admit: ({ viewer, query, db }) => {
        assertMayRead(personOf(viewer));
        return assertMayImport(db, viewer, optionsOf(query.options));
      },
      prepare: read,
      keep: async ({ viewer, query, db }, _, file) => {
        const options = optionsOf(query.options);
        await assertMayImport(db, viewer, options);
        return previewOf(db, file, options);
      },
    }),
    runImport: preparingUpload({
      target,
      admit: ({ viewer, query, db }) => {
        assertMayRead(personOf(viewer));
        return assertMayImport(db, viewer, optionsOf(query.options));
      },
      prepare: read,
      keep: async ({ viewer, query, db }, _, file) => {
        const options = optionsOf(query.options);
        await assertMayImport(db, viewer, options);
        return runImport(db, viewer, { file, fileName: query.name }, options);
      },
    }),
  };
}
