import { and, inArray } from 'drizzle-orm';
import type { DeclaredEvent, EmissionOf } from '#core/domain/events/events.ts';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { collectionEvents as events } from '#features/directory/collections/domain/events.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { withEffects, type EventWithEffects } from '#core/server/events/effects.ts';
import { emit } from '#core/server/events/emit.ts';
import { users } from '#core/server/tables/users.ts';
import { notifyOfBlacklistings, type BlacklistingEmission } from './blacklisted-notification.ts';
import { viewersOfCollection } from './shared/visibility.ts';

interface Held {
  /** Auth ids of the people whose list of collections changes. */
  readonly holders: readonly string[];
}
type OfLists = EmissionOf<(typeof events)['collection.created']> & Held;
type Changed = EmissionOf<(typeof events)['collection.changed']> & Held & BlacklistingEmission;
type Shared = EmissionOf<(typeof events)['collection.shared']> &
  Held & {
    /** Name of the person who shares it. */
    readonly actor: string;
  };

const ofLists = { changesOwnOf: ({ holders }: OfLists) => holders };

/** Events that change people's lists of collections. */
export const listEvents: Readonly<
  Record<
    'created' | 'left' | 'removed' | 'restored',
    EventWithEffects<DeclaredEvent & { readonly changesOwn: true }, OfLists>
  >
> = {
  created: withEffects(events['collection.created'], ofLists),
  left: withEffects(events['collection.left'], ofLists),
  removed: withEffects(events['collection.removed'], ofLists),
  restored: withEffects(events['collection.restored'], ofLists),
};

export const collectionChanged = withEffects(events['collection.changed'], {
  changesOwnOf: ({ holders }: Changed) => holders,
  notifies: async (db: Queryable, [changed]: readonly [Changed, ...Changed[]]) => ({
    'companies blacklisted': await notifyOfBlacklistings(db, changed),
  }),
});

/**
 * Notifies the people it is shared with, except those who may not see it yet, without a corporation or a
 * verified address: they must not learn its name.
 */
export const collectionShared = withEffects(events['collection.shared'], {
  changesOwnOf: ({ holders }: Shared) => holders,
  notifies: async (db: Queryable, [shared]: readonly [Shared, ...Shared[]]) => {
    const { collectionId, name, actor, sharedWith, holders } = shared;
    const [userId = ''] = holders;
    if (sharedWith.length === 0) return { 'collection shared': null };
    const reached = await db
      .select({ id: users.id })
      .from(users)
      .where(
        and(
          inArray(users.authId, [...sharedWith]),
          viewersOfCollection({ userId, sharedToUsers: [...sharedWith] }),
        ),
      );
    const userIds = reached.map(({ id }) => id);
    return { 'collection shared': { userIds, values: { collectionId, name, actor } } };
  },
});

type HandedOver = OfLists & { readonly actor: string; readonly newOwnerId: string };

/** Notifies the new owner. */
export const collectionHandedOver = withEffects(events['collection.handedOver'], {
  changesOwnOf: ({ holders }: HandedOver) => holders,
  notifies: async (_: Queryable, [handover]: readonly [HandedOver, ...HandedOver[]]) => {
    const { collectionId, name, actor, newOwnerId } = handover;
    const values = { collectionId, name, actor, isHandedOver: true };
    return { 'collection shared': { userIds: [newOwnerId], values } };
  },
});

/** The fields common to a collection's events. */
export const aboutCollection = (
  { userId: actorId }: Viewer,
  { id: collectionId, name, userId, sharedToUsers }: Collection,
) => ({ collectionId, name, actorId, holders: [userId, ...sharedToUsers] });

/** Emits an event that changes a person's list of collections. */
export const emitOfList = (
  db: Queryable,
  what: keyof typeof listEvents,
  viewer: Viewer,
  collection: Collection,
): Promise<void> => emit(db, listEvents[what], aboutCollection(viewer, collection));

export const emitNoted = (db: Queryable, viewer: Viewer, collection: Collection): Promise<void> =>
  emit(db, events['collection.noted'], aboutCollection(viewer, collection));
