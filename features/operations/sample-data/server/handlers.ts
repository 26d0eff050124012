import { isNotNull } from 'drizzle-orm';
import { lockUntilCommit } from '#core/platform/database/locks.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import type { Jobs } from '#core/platform/jobs/open-jobs.ts';
import { userIdOf } from '#core/server/authorization/user-id-of.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { emit } from '#core/server/events/emit.ts';
import type { Settings } from '#core/server/settings.ts';
import type * as endpoints from '#features/operations/sample-data/domain/endpoints.ts';
import { sampleDataEvents as events } from '#features/operations/sample-data/domain/events.ts';
import { sampleDataRefusals as refusals } from '#features/operations/sample-data/domain/refusals.ts';
import { addSample } from './add-sample.ts';
import { loadSample } from './load-sample.ts';
import { removeSample } from './removal/remove-sample.ts';
import { removedBytesQueue } from './removed-bytes.ts';
import { sampleRecords } from './tables.ts';

interface Parts {
  readonly settings: Settings;
  readonly jobs: Jobs;
}

/** Whoever adds or removes it does so alone. Null: there is none. */
async function lockSample(db: Queryable): Promise<string | null> {
  await lockUntilCommit(db, 'sampleData');
  const [record] = await db
    .select({ corporationId: sampleRecords.corporationId })
    .from(sampleRecords)
    .where(isNotNull(sampleRecords.corporationId));
  return record?.corporationId ?? null;
}

export const sampleDataHandlers = ({ settings, jobs }: Parts): Handlers<typeof endpoints> => ({
  get: async ({ db }) => ({ sample: await loadSample(db) }),

  async add({ viewer, db }) {
    if ((await lockSample(db)) !== null) throw refused(refusals['sampleData.present']);
    const userId = userIdOf(viewer);
    const { publicUrl } = settings;
    const corporationId = await addSample(db, { userId, publicUrl });
    await emit(db, events['sampleData.added'], { corporationId, actorId: userId });
    return { corporationId };
  },

  async remove({ viewer, params: { id: corporationId }, db }) {
    if ((await lockSample(db)) !== corporationId) throw refused(refusals['sampleData.absent']);
    const { rows, ...bytes } = await removeSample(db);
    await emit(db, events['sampleData.removed'], {
      corporationId,
      actorId: userIdOf(viewer),
      rows,
    });
    await jobs.send(db, removedBytesQueue, bytes);
    return null;
  },
});
