import type * as endpoints from '#features/portfolio/projects/domain/external-project-endpoints.ts';
import { externalProjectEvents } from '#features/portfolio/projects/domain/external-project-events.ts';
import { projectRefusals } from '#features/portfolio/projects/domain/refusals.ts';
import { assertManages } from '#features/cases/corporations/server/shared/assert-manages.ts';
import { assertCorporationVisible } from '#features/cases/corporations/server/shared/assert-corporation-visible.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { KeepingRefusal, refused, refusedField } from '#core/platform/http/refused.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { emit } from '#core/server/events/emit.ts';
import { originOf, syncProjects } from './external-projects.ts';
import {
  getSource,
  insertErrors,
  listErrors,
  listSources,
  lockSource,
  updateMasters,
} from './external-sources.ts';
import type { SyncedBy } from './external-sync-write.ts';

/** A key acts for its corporation; a person has to be one who manages keys. */
async function placeOf(
  db: Queryable,
  viewer: Viewer,
  choice: string | undefined,
): Promise<{ readonly corporationId: string; readonly by: SyncedBy }> {
  const corporationId = choice ?? viewer.corporationId;
  if (corporationId === null) {
    throw refusedField('query.corporationId', 'Say whose projects these are.');
  }
  const { apiKey } = viewer;
  if (apiKey === null) {
    const actorId = await assertManages(db, viewer, corporationId);
    return { corporationId, by: { actorId, apiKey: null } };
  }
  await assertCorporationVisible(db, viewer, corporationId);
  return { corporationId, by: { actorId: null, apiKey: apiKey.name } };
}

export const externalProjectHandlers: Handlers<typeof endpoints> = {
  sync: async ({ viewer, params, query, body, db }) => {
    const { corporationId, by } = await placeOf(db, viewer, query.corporationId);
    const { externalId } = params;
    const place = { corporationId, source: params.source };
    const source = await lockSource(db, place);
    const [result] = await syncProjects(db, source, by, [{ ...body, externalId }]);
    if (!result) throw new Error('A project was sent, and has no result.');
    if (result.result !== 'failed') return result;
    const problem = result.problem ?? '';
    const refusal = refused(projectRefusals['project.notSynced'], { problem });
    throw new KeepingRefusal(refusal, async (tx) => {
      const { id } = await lockSource(tx, place);
      await insertErrors(tx, id, [{ externalId, problem }]);
    });
  },
  syncMany: async ({ viewer, params, query, body, db }) => {
    const { corporationId, by } = await placeOf(db, viewer, query.corporationId);
    const source = await lockSource(db, { corporationId, source: params.source });
    return { results: await syncProjects(db, source, by, body.items) };
  },
  errors: ({ viewer, db }) => listErrors(db, viewer),
  sources: ({ viewer, db }) => listSources(db, viewer),
  setMasters: async ({ viewer, params, body, db }) => {
    const { corporation, source } = await getSource(db, params.id);
    const actorId = await assertManages(db, viewer, corporation.id);
    const changed = await updateMasters(db, params.id, body.masters);
    await emit(db, externalProjectEvents['projectSource.changed'], {
      projectSourceId: params.id,
      actorId,
      source,
      fields: changed.masters,
    });
    return changed;
  },
  origin: ({ viewer, params, db }) => originOf(db, viewer, params.id),
};
