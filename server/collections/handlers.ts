import { bodyOf, type Collection, type CollectionBody } from '#domain/collections/collection.ts';
import { refusalOfName } from '#domain/collections/changes.ts';
import { differences, newlyShared, refusalOfWhole } from '#domain/collections/differences.ts';
import type { Contract } from '#domain/contract.ts';
import type { EventKind } from '#domain/events.ts';
import { say } from '#domain/refusals.ts';
import { grant } from '#server/gate/grant.ts';
import { record } from '#server/gate/record.ts';
import type { Handlers } from '#server/gate/routes.ts';
import type { Viewer } from '#server/gate/viewer.ts';
import type { Queryable } from '#server/platform/database/open.ts';
import { Refused, refused } from '#server/platform/http/refused.ts';
import { demandCompanies } from './companies.ts';
import { notesOf, writeNote } from './notes.ts';
import { holdersOf, invite } from './sharing.ts';
import { collectionStore } from './store.ts';

async function held(db: Queryable, viewer: Viewer, id: string): Promise<Collection> {
  const collection = await collectionStore.hold(db, viewer, id);
  if (collection === null) throw refused('notFound');
  return collection;
}

async function heldActive(db: Queryable, viewer: Viewer, id: string): Promise<Collection> {
  const collection = await held(db, viewer, id);
  if (!collection.isActive) throw refused('notFound');
  return collection;
}

const note = (
  db: Queryable,
  kind: EventKind,
  { userId: actorId }: Viewer,
  { id, name }: Pick<Collection, 'id' | 'name'>,
) => record(db, { kind, actorId, subject: 'collection', subjectId: id, details: { name } });

/** The stored collection with what was sent in its place; what only the store decides stays. */
const withBody = (before: Collection, { version: _, ...body }: CollectionBody): Collection => ({
  ...before,
  ...body,
  name: body.name.trim() === '' ? body.name : body.name.trim(),
});

async function replace(db: Queryable, viewer: Viewer, id: string, body: CollectionBody) {
  const before = await heldActive(db, viewer, id);
  const granted = grant(viewer, 'blacklistInCollection', before);
  if (body.version !== before.version) throw new Refused('stale', say('stale'), before);
  const after = withBody(before, body);
  const different = differences(before, after);
  for (const permission of different) grant(viewer, permission, before);
  if (different.length === 0) return before;
  const refusal = refusalOfWhole(after);
  if (refusal) throw new Refused(refusal.code, refusal.message);
  await demandCompanies(db, before, after);
  const stored = await collectionStore.replace(db, granted, bodyOf(after));
  await invite(db, viewer, stored, newlyShared(before, after));
  const isShared = different.includes('shareCollection');
  await note(db, isShared ? 'collection.shared' : 'collection.changed', viewer, stored);
  return stored;
}

export const collectionHandlers: Handlers<Contract['collections']> = {
  own: async ({ viewer, query, db }) =>
    query.authId === viewer.authId ? collectionStore.own(db, viewer) : [],
  shared: async ({ viewer, query, db }) =>
    query.authId === viewer.authId ? collectionStore.shared(db, viewer) : [],
  get: async ({ viewer, params, db }) => {
    const found = await collectionStore.get(db, viewer, params.id);
    if (found === null) throw refused('notFound');
    return found;
  },
  people: async ({ viewer, params, db }) => {
    const found = await collectionStore.get(db, viewer, params.id);
    if (found === null) throw refused('notFound');
    return holdersOf(db, found);
  },
  create: async ({ viewer, body, db }) => {
    const refusal = refusalOfName(body.name);
    if (refusal) throw new Refused(refusal.code, refusal.message);
    const made = await collectionStore.create(db, viewer, body.name.trim());
    await note(db, 'collection.created', viewer, made);
    return made;
  },
  notes: async ({ viewer, params, db }) => {
    const found = await collectionStore.get(db, viewer, params.id);
    if (found === null) throw refused('notFound');
    return notesOf(db, found);
  },
  writeNote: async ({ viewer, params, body, db }) => {
    const collection = await heldActive(db, viewer, params.id);
    const granted = grant(viewer, 'editCollection', collection);
    await writeNote(db, granted, params.companyId, body);
    await note(db, 'collection.noted', viewer, collection);
    return null;
  },
  replace: ({ viewer, params, body, db }) => replace(db, viewer, params.id, body),
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
};
