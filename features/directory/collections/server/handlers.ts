import { refusals } from '#core/domain/refusals.ts';
import { refusalOfName } from '#features/directory/collections/domain/collection-name.ts';
import { singleLine } from '#core/domain/text/single-line.ts';
import type * as endpoints from '#features/directory/collections/domain/endpoints.ts';
import { grant } from '#core/server/authorization/grant.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { Refused, refused } from '#core/platform/http/refused.ts';
import { companyHandlers } from './company-handlers.ts';
import { emitOfList } from './events.ts';
import {
  assertBelowCollectionLimit,
  loadCollectionForUpdate,
  loadActiveCollectionForUpdate,
  loadCollection,
} from './load-collection.ts';
import { replace } from './replace-collection.ts';
import { avatarsByCollection, peopleWithAccess } from './shares.ts';
import type { MomentumOf } from './shared/momentum-service.ts';
import { collectionStore } from './store.ts';
import { suggestionsFor, type RecommendationIndex } from './suggestions.ts';

export const collectionHandlers = (
  index: RecommendationIndex,
  momentumOf: MomentumOf,
): Handlers<typeof endpoints> => ({
  ...companyHandlers(momentumOf),
  own: async ({ viewer, query, db }) =>
    query.authId === viewer.authId ? collectionStore.own(db, viewer) : [],
  shared: async ({ viewer, query, db }) =>
    query.authId === viewer.authId ? collectionStore.shared(db, viewer) : [],
  deleted: ({ viewer, db }) => collectionStore.deleted(db, viewer),
  get: ({ viewer, params, db }) => loadCollection(db, viewer, params.id),
  newer: async ({ viewer, params, query, db }) => {
    const version = await collectionStore.versionOf(db, viewer, params.id);
    return version === query.than ? null : loadCollection(db, viewer, params.id);
  },
  avatars: ({ viewer, db }) => avatarsByCollection(db, viewer),
  people: async ({ viewer, params, db }) => {
    const collection = await loadCollection(db, viewer, params.id);
    return peopleWithAccess(db, collection);
  },
  create: async ({ viewer, body, db }) => {
    const refusal = refusalOfName(body.name);
    if (refusal) throw new Refused(refusal, refusal.message);
    await assertBelowCollectionLimit(db, viewer);
    const made = await collectionStore.create(db, viewer, singleLine(body.name));
    await emitOfList(db, 'created', viewer, made);
    return made;
  },
  copy: async ({ viewer, params, db }) => {
    const collection = await loadCollection(db, viewer, params.id);
    await assertBelowCollectionLimit(db, viewer);
    const made = await collectionStore.copy(db, viewer, collection);
    await emitOfList(db, 'created', viewer, made);
    return made;
  },
  suggestions: async ({ viewer, params, query, db }) => {
    const collection = await loadCollection(db, viewer, params.id);
    return suggestionsFor(db, index, { collection, ...query });
  },
  replace: {
    act: ({ viewer, params, body, db }) => replace(db, viewer, params.id, body),
    again: ({ viewer, params, db }) => loadCollection(db, viewer, params.id),
  },
  remove: async ({ viewer, params, db }) => {
    const collection = await loadActiveCollectionForUpdate(db, viewer, params.id);
    const granted = grant(viewer, 'editCollection', collection);
    await collectionStore.setActive(db, granted, false);
    await emitOfList(db, 'removed', viewer, collection);
    return null;
  },
  restore: async ({ viewer, params, db }) => {
    const collection = await loadCollectionForUpdate(db, viewer, params.id);
    // People it was shared with must not see that a deleted collection still exists.
    if (!collection.isActive && collection.userId !== viewer.authId)
      throw refused(refusals.notFound);
    const granted = grant(viewer, 'editCollection', collection);
    if (collection.isActive) return collection;
    await assertBelowCollectionLimit(db, viewer);
    await emitOfList(db, 'restored', viewer, collection);
    return collectionStore.setActive(db, granted, true);
  },
  leave: async ({ viewer, params, db }) => {
    const collection = await loadActiveCollectionForUpdate(db, viewer, params.id);
    const granted = grant(viewer, 'blacklistInCollection', collection);
    const sharedToUsers = collection.sharedToUsers.filter((one) => one !== viewer.authId);
    if (sharedToUsers.length === collection.sharedToUsers.length) throw refused(refusals.notFound);
    await collectionStore.update(db, granted, { sharedToUsers });
    await emitOfList(db, 'left', viewer, collection);
    return null;
  },
});
