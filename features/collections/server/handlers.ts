import { bodyOf } from '#features/collections/domain/collection.ts';
import { nameFrom, refusalOfName } from '#features/collections/domain/naming.ts';
import { columnsOf } from '#features/companies/domain/columns.ts';
import type * as endpoints from '#features/collections/domain/endpoints.ts';
import { grant } from '#core/server/authorization/grant.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { Refused, refused } from '#core/platform/http/refused.ts';
import { companiesListed } from './companies.ts';
import { demandRoom, held, heldActive, seen } from './finding.ts';
import { notesOf, writeNote } from './notes.ts';
import { note, replace } from './replacing.ts';
import { facesOf, holdersOf } from './sharing.ts';
import { collectionStore } from './store.ts';
import { suggestionsFor, type AlikeIndex } from './suggestions.ts';

export const collectionHandlers = (index: AlikeIndex): Handlers<typeof endpoints> => ({
  own: async ({ viewer, query, db }) =>
    query.authId === viewer.authId ? collectionStore.own(db, viewer) : [],
  shared: async ({ viewer, query, db }) =>
    query.authId === viewer.authId ? collectionStore.shared(db, viewer) : [],
  deleted: ({ viewer, db }) => collectionStore.deleted(db, viewer),
  get: ({ viewer, params, db }) => seen(db, viewer, params.id),
  newer: async ({ viewer, params, query, db }) => {
    const version = await collectionStore.versionOf(db, viewer, params.id);
    return version === query.than ? null : seen(db, viewer, params.id);
  },
  companies: async ({ viewer, params, db }) => {
    const listed = await companiesListed(db, viewer, params.id);
    if (listed.length === 0) await seen(db, viewer, params.id);
    return columnsOf(listed);
  },
  faces: ({ viewer, db }) => facesOf(db, viewer),
  people: async ({ viewer, params, db }) => {
    const found = await seen(db, viewer, params.id);
    return holdersOf(db, found);
  },
  create: async ({ viewer, body, db }) => {
    const refusal = refusalOfName(body.name);
    if (refusal) throw new Refused(refusal.code, refusal.message);
    await demandRoom(db, viewer);
    const made = await collectionStore.create(db, viewer, nameFrom(body.name));
    await note(db, 'collection.created', viewer, made);
    return made;
  },
  copy: async ({ viewer, params, db }) => {
    const found = await seen(db, viewer, params.id);
    await demandRoom(db, viewer);
    const made = await collectionStore.copy(db, viewer, found);
    await note(db, 'collection.created', viewer, made);
    return made;
  },
  notes: async ({ viewer, params, db }) => {
    const found = await seen(db, viewer, params.id);
    return notesOf(db, found);
  },
  suggestions: async ({ viewer, params, query, db }) => {
    const collection = await seen(db, viewer, params.id);
    return suggestionsFor(db, index, { collection, ...query });
  },
  writeNote: async ({ viewer, params, body, db }) => {
    const collection = await heldActive(db, viewer, params.id);
    const granted = grant(viewer, 'editCollection', collection);
    const isNew = await writeNote(db, granted, params.companyId, body);
    if (isNew) await note(db, 'collection.noted', viewer, collection);
    return null;
  },
  replace: {
    act: ({ viewer, params, body, db }) => replace(db, viewer, params.id, body),
    again: ({ viewer, params, db }) => seen(db, viewer, params.id),
  },
  remove: async ({ viewer, params, db }) => {
    const collection = await heldActive(db, viewer, params.id);
    const granted = grant(viewer, 'editCollection', collection);
    await collectionStore.setActive(db, granted, false);
    await note(db, 'collection.removed', viewer, collection);
    return null;
  },
  restore: async ({ viewer, params, db }) => {
    const collection = await held(db, viewer, params.id);
    // Whoever it was shared with does not see that it is still there.
    if (!collection.isActive && collection.userId !== viewer.authId) throw refused('notFound');
    const granted = grant(viewer, 'editCollection', collection);
    if (collection.isActive) return collection;
    await demandRoom(db, viewer);
    await note(db, 'collection.restored', viewer, collection);
    return collectionStore.setActive(db, granted, true);
  },
  leave: async ({ viewer, params, db }) => {
    const collection = await heldActive(db, viewer, params.id);
    const granted = grant(viewer, 'blacklistInCollection', collection);
    const body = bodyOf(collection);
    const sharedToUsers = body.sharedToUsers.filter((one) => one !== viewer.authId);
    if (sharedToUsers.length === body.sharedToUsers.length) throw refused('notFound');
    await collectionStore.replace(db, granted, { ...body, sharedToUsers });
    await note(db, 'collection.left', viewer, collection);
    return null;
  },
});
