import {
  bodyOf,
  type Collection,
  type CollectionBody,
} from '#features/collections/domain/collection.ts';
import { differences, newlyShared } from '#features/collections/domain/differences.ts';
import { refusalOfCollection, withBody } from '#features/collections/domain/collection-body.ts';
import type { EventKind } from '#core/domain/events/events.ts';
import { refusalText } from '#core/domain/refusals.ts';
import { publishOwnChange } from '#core/server/events/publish-own-change.ts';
import { grant } from '#core/server/authorization/grant.ts';
import { recordEvent } from '#core/server/events/record-event.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { Refused } from '#core/platform/http/refused.ts';
import { assertCompaniesExist } from './companies.ts';
import { loadActiveCollectionForUpdate } from './load-collection.ts';
import { notifyInvited } from './shares.ts';
import { collectionStore } from './store.ts';

/** After these somebody has a collection more, or one less. */
const eventsChangingLists: readonly EventKind[] = [
  'collection.created',
  'collection.left',
  'collection.removed',
  'collection.restored',
];

/** Writes down what was done to a collection. */
export async function recordCollectionEvent(
  db: Queryable,
  kind: EventKind,
  { userId: actorId }: Viewer,
  { id, name, userId, sharedToUsers }: Collection,
  more: Record<string, unknown> = {},
): Promise<void> {
  const details = { name, ...more };
  await recordEvent(db, { kind, actorId, subject: 'collection', subjectId: id, details });
  if (eventsChangingLists.includes(kind)) await publishOwnChange(db, [userId, ...sharedToUsers]);
}

/**
 * Puts the whole of a collection in place of the stored one (section 7).
 * @throws Refused for a stale version, a difference one has no right to, or what breaks its laws
 */
export async function replace(db: Queryable, viewer: Viewer, id: string, body: CollectionBody) {
  const before = await loadActiveCollectionForUpdate(db, viewer, id);
  const granted = grant(viewer, 'blacklistInCollection', before);
  if (body.version !== before.version) throw new Refused('stale', refusalText('stale'), before);
  const after = withBody(before, body);
  const different = differences(before, after);
  for (const permission of different) grant(viewer, permission, before);
  if (different.length === 0) return before;
  const refusal = refusalOfCollection(after);
  if (refusal) throw new Refused(refusal.code, refusal.message);
  await assertCompaniesExist(db, before, after);
  const stored = await collectionStore.replace(db, granted, bodyOf(after));
  const [sharedWith, takenFrom] = [newlyShared(before, after), newlyShared(after, before)];
  await notifyInvited(db, viewer, stored, sharedWith);
  const isShared = different.includes('shareCollection');
  const kind = isShared ? 'collection.shared' : 'collection.changed';
  await recordCollectionEvent(db, kind, viewer, stored, {
    different,
    ...(isShared && { sharedWith, takenFrom }),
  });
  if (isShared || before.name !== stored.name) {
    await publishOwnChange(db, [stored.userId, ...before.sharedToUsers, ...stored.sharedToUsers]);
  }
  return stored;
}
