import { and, eq, sql } from 'drizzle-orm';
import { refusals } from '#core/domain/refusals.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { emit } from '#core/server/events/emit.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { KeepingRefusal, refused } from '#core/platform/http/refused.ts';
import type * as endpoints from '#features/portfolio/radars/domain/blip-endpoints.ts';
import { radarEvents as events } from '#features/portfolio/radars/domain/events.ts';
import { radarRefusals } from '#features/portfolio/radars/domain/refusals.ts';
import type { BlipChange } from '#features/portfolio/radars/domain/radar.ts';
import { addBlips } from './add-blips.ts';
import { changeBlip, shownBlip, StaleBlip, staleBlip } from './blip-changes.ts';
import { blipRow, blipsOf } from './blip-rows.ts';
import { loadEdition } from './shared/edition-rows.ts';
import { takeRadar, touchRadar } from './shared/load-radar.ts';
import { proposeMove } from './propose-move.ts';
import { radarEntries } from './tables.ts';

type Changing = Pick<Handlers<typeof endpoints>, 'add' | 'change' | 'changeMany' | 'remove'>;

/** An edition of a radar that the viewer may change. */
async function take(db: Queryable, viewer: Viewer, ids: { id: string; editionId: string }) {
  const granted = await takeRadar(db, viewer, ids.id);
  return { granted, edition: await loadEdition(db, ids.id, ids.editionId) };
}

async function takeDraft(db: Queryable, viewer: Viewer, ids: { id: string; editionId: string }) {
  const taken = await take(db, viewer, ids);
  if (taken.edition.publishedAt !== null) throw refused(radarRefusals['radar.editionPublished']);
  return taken;
}

const isMove = ({ quadrantId, ringId }: BlipChange) =>
  quadrantId !== undefined || ringId !== undefined;

export const blipHandlers: Changing = {
  add: async ({ viewer, params, body, db }) => {
    const { granted, edition } = await takeDraft(db, viewer, params);
    const [id = ''] = await addBlips(db, granted, edition, [body]);
    await emit(db, events['radar.blipAdded'], {
      radarId: params.id,
      actorId: granted.userId,
      blipId: id,
      name: body.name,
    });
    await touchRadar(db, params.id);
    return shownBlip(db, granted, edition, id);
  },

  change: async ({ viewer, params, body, db }) => {
    const { granted, edition } = await take(db, viewer, params);
    if (edition.publishedAt !== null) {
      const row = isMove(body) ? await blipRow(db, edition, params.blipId) : null;
      if (!row) throw refused(radarRefusals['radar.editionPublished']);
      throw new KeepingRefusal(refused(radarRefusals['radar.published']), async (tx) => {
        await proposeMove(tx, granted, edition, row, body);
      });
    }
    try {
      await changeBlip(db, granted, edition, params.blipId, body);
    } catch (error) {
      if (!(error instanceof StaleBlip)) throw error;
      throw staleBlip(await shownBlip(db, granted, edition, params.blipId));
    }
    await touchRadar(db, params.id);
    return shownBlip(db, granted, edition, params.blipId);
  },

  changeMany: async ({ viewer, params, body, db }) => {
    const { granted, edition } = await takeDraft(db, viewer, params);
    const stale = new Set<string>();
    for (const { id, ...change } of body.changes) {
      try {
        await changeBlip(db, granted, edition, id, change);
      } catch (error) {
        if (!(error instanceof StaleBlip)) throw error;
        stale.add(id);
      }
    }
    await touchRadar(db, params.id);
    const ids = new Set(body.changes.map(({ id }) => id));
    const blips = (await blipsOf(db, viewer, edition, { isOwn: true })).filter(({ id }) =>
      ids.has(id),
    );
    return {
      changed: blips.filter(({ id }) => !stale.has(id)),
      stale: blips.filter(({ id }) => stale.has(id)),
    };
  },

  remove: async ({ viewer, params, db }) => {
    const { granted, edition } = await takeDraft(db, viewer, params);
    const row = await blipRow(db, edition, params.blipId);
    if (!row) throw refused(refusals.notFound);
    if (!row.isActive) return null;
    await db
      .update(radarEntries)
      .set({ isActive: false, version: sql`${radarEntries.version} + 1` })
      .where(and(eq(radarEntries.editionId, edition.id), eq(radarEntries.blipId, row.id)));
    await emit(db, events['radar.blipRemoved'], {
      radarId: params.id,
      actorId: granted.userId,
      blipId: row.id,
      name: row.name,
    });
    await touchRadar(db, params.id);
    return null;
  },
};
