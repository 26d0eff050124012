import { count, eq, sql } from 'drizzle-orm';
import { refusals, refusalText } from '#core/domain/refusals.ts';
import { grant } from '#core/server/authorization/grant.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { emit } from '#core/server/events/emit.ts';
import { newId } from '#core/server/tables/columns.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { Refused, refused } from '#core/platform/http/refused.ts';
import type * as endpoints from '#features/portfolio/spotlight/domain/block-endpoints.ts';
import type { BlockDraft } from '#features/portfolio/spotlight/domain/block.ts';
import { spotlightEvents as events } from '#features/portfolio/spotlight/domain/events.ts';
import { spotlightLimits } from '#features/portfolio/spotlight/domain/limits.ts';
import { spotlightRefusals } from '#features/portfolio/spotlight/domain/refusals.ts';
import { assertDraft } from './assert-draft.ts';
import { loadBlocks, placeBlocks } from './block-store.ts';
import { loadArrangement, loadBlock, loadManaged } from './managed-blocks.ts';
import { spotlightBlocks } from './tables.ts';

const columnsOf = ({
  title,
  body,
  subject,
  from,
  until,
  corporationIds,
  isPublic,
}: BlockDraft) => ({
  title,
  body,
  fromAt: from,
  untilAt: until,
  corporationIds,
  isPublic,
  subjectKind: subject?.kind ?? null,
  subjectId: subject?.id ?? null,
});

async function countBlocks(db: Queryable): Promise<number> {
  const [row] = await db.select({ stored: count() }).from(spotlightBlocks);
  return row?.stored ?? 0;
}

export const blockHandlers: Handlers<typeof endpoints> = {
  list: ({ viewer, db }) => loadArrangement(db, viewer),

  add: async ({ viewer, body, db }) => {
    const { userId } = grant(viewer, 'manageSpotlight');
    await assertDraft(db, viewer, body);
    const { blocksMost: most } = spotlightLimits;
    if ((await countBlocks(db)) >= most)
      throw refused(spotlightRefusals['spotlight.tooManyBlocks'], { most });
    const id = newId();
    await db.insert(spotlightBlocks).values({ id, ...columnsOf(body), createdBy: userId });
    const about = { spotlightBlockId: id, actorId: userId, name: body.title };
    await emit(db, events['spotlight.blockAdded'], about);
    return loadManaged(db, viewer, id);
  },

  change: async ({ viewer, params: { id }, body: { version, ...draft }, db }) => {
    const { userId } = grant(viewer, 'manageSpotlight');
    const stored = await loadBlock(db, id);
    if (stored.version !== version) {
      const current = await loadManaged(db, viewer, id);
      throw new Refused(refusals.stale, refusalText(refusals.stale), current);
    }
    await assertDraft(db, viewer, draft);
    await db
      .update(spotlightBlocks)
      .set({ ...columnsOf(draft), version: version + 1, updatedAt: sql`now()` })
      .where(eq(spotlightBlocks.id, id));
    const about = { spotlightBlockId: id, actorId: userId, name: draft.title };
    await emit(db, events['spotlight.blockChanged'], about);
    return loadManaged(db, viewer, id);
  },

  remove: async ({ viewer, params: { id }, db }) => {
    const { userId } = grant(viewer, 'manageSpotlight');
    const { title: name } = await loadBlock(db, id);
    await db.delete(spotlightBlocks).where(eq(spotlightBlocks.id, id));
    const about = { spotlightBlockId: id, actorId: userId, name };
    await emit(db, events['spotlight.blockRemoved'], about);
    return null;
  },

  order: async ({ viewer, body, db }) => {
    grant(viewer, 'manageSpotlight');
    const { hidden } = body.hidden === undefined ? await loadBlocks(db) : { hidden: body.hidden };
    await placeBlocks(db, body.order, hidden);
    return loadArrangement(db, viewer);
  },
};
