import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { grant } from '#core/server/authorization/grant.ts';
import { viewerName, type Viewer } from '#core/server/authorization/viewer.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { withEffects } from '#core/server/events/effects.ts';
import { emit } from '#core/server/events/emit.ts';
import type { EmissionOf } from '#core/domain/events/events.ts';
import { users } from '#core/server/tables/users.ts';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { collectionEvents as events } from '#features/directory/collections/domain/events.ts';
import type * as endpoints from '#features/directory/collections/domain/proposal-endpoints.ts';
import { aboutCollection } from './events.ts';
import { loadActiveCollectionForUpdate, loadCollection } from './load-collection.ts';
import { decide, proposalsOf, propose, withdraw } from './proposals.ts';
import { viewersOfCollection } from './shared/visibility.ts';

type Proposed = EmissionOf<(typeof events)['collection.proposed']> & {
  /** Auth id. */
  readonly ownerId: string;
  readonly actor: string;
  readonly company: string;
  /** That wait for the owner, this one among them. */
  readonly count: number;
};

/** Tells the owner, as far as they may see their collection: all that waits in one notification. */
export const collectionProposed = withEffects(events['collection.proposed'], {
  notifies: async (db: Queryable, [proposed]: readonly [Proposed, ...Proposed[]]) => {
    const { collectionId, name, actor, company, count, ownerId } = proposed;
    const owner = await db
      .select({ id: users.id })
      .from(users)
      .where(
        and(eq(users.authId, ownerId), viewersOfCollection({ userId: ownerId, sharedToUsers: [] })),
      );
    const userIds = owner.map(({ id }) => id);
    const values = { collectionId, name, actor, company, count };
    return { 'companies proposed for collection': { userIds, values } };
  },
});

async function openCount(db: Queryable, viewer: Viewer, collection: Collection): Promise<number> {
  const all = await proposalsOf(db, viewer, collection);
  return all.filter(({ isDeclined }) => !isDeclined).length;
}

export const proposalHandlers: Handlers<typeof endpoints> = {
  list: async ({ viewer, params, db }) =>
    proposalsOf(db, viewer, await loadCollection(db, viewer, params.id)),

  propose: async ({ viewer, params, body, db }) => {
    const collection = await loadActiveCollectionForUpdate(db, viewer, params.id);
    const granted = grant(viewer, 'blacklistInCollection', collection);
    const note = body.note?.trim() || null;
    const company = await propose(db, granted, params.companyId, note);
    if (company === null) return null;
    await emit(db, collectionProposed, {
      ...aboutCollection(viewer, collection),
      ownerId: collection.userId,
      actor: viewerName(viewer),
      company,
      count: await openCount(db, viewer, collection),
    });
    return null;
  },

  withdraw: async ({ viewer, params, db }) => {
    const collection = await loadActiveCollectionForUpdate(db, viewer, params.id);
    const granted = grant(viewer, 'blacklistInCollection', collection);
    await withdraw(db, granted, params.companyId);
    await emit(db, events['collection.proposalWithdrawn'], aboutCollection(viewer, collection));
    return null;
  },

  decide: async ({ viewer, params, body: { isDeclined }, db }) => {
    const collection = await loadActiveCollectionForUpdate(db, viewer, params.id);
    const granted = grant(viewer, 'editCollection', collection);
    await decide(db, granted, params.companyId, isDeclined);
    const event =
      events[isDeclined ? 'collection.proposalDeclined' : 'collection.proposalReopened'];
    await emit(db, event, aboutCollection(viewer, collection));
    return null;
  },
};
