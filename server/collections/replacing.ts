import { bodyOf, type Collection, type CollectionBody } from '#domain/collections/collection.ts';
import { differences, newlyShared } from '#domain/collections/differences.ts';
import { refusalOfWhole } from '#domain/collections/whole.ts';
import type { EventKind } from '#domain/events.ts';
import { say } from '#domain/refusals.ts';
import { announceOwn } from '#server/gate/announce-own.ts';
import { grant } from '#server/gate/grant.ts';
import { record } from '#server/gate/record.ts';
import type { Viewer } from '#server/gate/viewer.ts';
import type { Queryable } from '#server/platform/database/open.ts';
import { Refused, refused } from '#server/platform/http/refused.ts';
import { demandCompanies } from './companies.ts';
import { invite } from './sharing.ts';
import { collectionStore } from './store.ts';

/** @throws Refused `notFound` */
export async function seen(db: Queryable, viewer: Viewer, id: string): Promise<Collection> {
  const collection = await collectionStore.get(db, viewer, id);
  if (collection === null) throw refused('notFound');
  return collection;
}

/** Until the transaction ends, also when it was taken away. @throws Refused `notFound` */
export async function held(db: Queryable, viewer: Viewer, id: string): Promise<Collection> {
  const collection = await collectionStore.hold(db, viewer, id);
  if (collection === null) throw refused('notFound');
  return collection;
}

/** @throws Refused `notFound` */
export async function heldActive(db: Queryable, viewer: Viewer, id: string): Promise<Collection> {
  const collection = await held(db, viewer, id);
  if (!collection.isActive) throw refused('notFound');
  return collection;
}

/** After these somebody has a collection more, or one less. */
const changesLists: readonly EventKind[] = [
  'collection.created',
  'collection.left',
  'collection.removed',
  'collection.restored',
];

/** Writes down what was done to a collection. */
export async function note(
  db: Queryable,
  kind: EventKind,
  { userId: actorId }: Viewer,
  { id, name, userId, sharedToUsers }: Collection,
): Promise<void> {
  await record(db, { kind, actorId, subject: 'collection', subjectId: id, details: { name } });
  if (changesLists.includes(kind)) await announceOwn(db, [userId, ...sharedToUsers]);
}

/** The stored collection with what was sent in its place; what only the store decides stays. */
const withBody = (before: Collection, { version: _, ...body }: CollectionBody): Collection => ({
  ...before,
  ...body,
  name: body.name.trim() === '' ? body.name : body.name.trim(),
});

/**
 * Puts the whole of a collection in place of the stored one (section 7).
 * @throws Refused for a stale version, a difference one has no right to, or what breaks its laws
 */
export async function replace(db: Queryable, viewer: Viewer, id: string, body: CollectionBody) {
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
  if (isShared || before.name !== stored.name) {
    await announceOwn(db, [stored.userId, ...before.sharedToUsers, ...stored.sharedToUsers]);
  }
  return stored;
}
