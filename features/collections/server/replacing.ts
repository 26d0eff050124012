import {
  bodyOf,
  type Collection,
  type CollectionBody,
} from '#features/collections/domain/collection.ts';
import { differences, newlyShared } from '#features/collections/domain/differences.ts';
import { refusalOfWhole, withBody } from '#features/collections/domain/whole.ts';
import type { EventKind } from '#core/domain/events/events.ts';
import { say } from '#core/domain/refusals.ts';
import { announceOwn } from '#core/server/events/announce-own.ts';
import { grant } from '#core/server/authorization/grant.ts';
import { record } from '#core/server/events/record.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { Refused } from '#core/platform/http/refused.ts';
import { demandCompanies } from './companies.ts';
import { heldActive } from './finding.ts';
import { invite } from './sharing.ts';
import { collectionStore } from './store.ts';

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
  more: Record<string, unknown> = {},
): Promise<void> {
  const details = { name, ...more };
  await record(db, { kind, actorId, subject: 'collection', subjectId: id, details });
  if (changesLists.includes(kind)) await announceOwn(db, [userId, ...sharedToUsers]);
}

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
  const [sharedWith, takenFrom] = [newlyShared(before, after), newlyShared(after, before)];
  await invite(db, viewer, stored, sharedWith);
  const isShared = different.includes('shareCollection');
  const kind = isShared ? 'collection.shared' : 'collection.changed';
  await note(db, kind, viewer, stored, { different, ...(isShared && { sharedWith, takenFrom }) });
  if (isShared || before.name !== stored.name) {
    await announceOwn(db, [stored.userId, ...before.sharedToUsers, ...stored.sharedToUsers]);
  }
  return stored;
}
