import { bodyOf, type CollectionBody } from '#features/collections/domain/collection.ts';
import { differences, newlyShared } from '#features/collections/domain/differences.ts';
import { refusalOfCollection, withBody } from '#features/collections/domain/collection-body.ts';
import { refusalText, refusals } from '#core/domain/refusals.ts';
import { grant } from '#core/server/authorization/grant.ts';
import { emit } from '#core/server/events/emit.ts';
import { viewerName, type Viewer } from '#core/server/authorization/viewer.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { Refused } from '#core/platform/http/refused.ts';
import { assertCompaniesExist } from './companies.ts';
import { loadActiveCollectionForUpdate } from './load-collection.ts';
import { aboutCollection, collectionChanged, collectionShared } from './events.ts';
import { assertFindable } from './shares.ts';
import { collectionStore } from './store.ts';

/**
 * Replaces the stored collection (section 7).
 * @throws Refused for a stale version, a difference without its right, or a broken invariant
 */
export async function replace(db: Queryable, viewer: Viewer, id: string, body: CollectionBody) {
  const before = await loadActiveCollectionForUpdate(db, viewer, id);
  const granted = grant(viewer, 'blacklistInCollection', before);
  if (body.version !== before.version)
    throw new Refused(refusals.stale, refusalText(refusals.stale), before);
  const after = withBody(before, body);
  const different = differences(before, after);
  for (const permission of different) grant(viewer, permission, before);
  if (different.length === 0) return before;
  const refusal = refusalOfCollection(after);
  if (refusal) throw new Refused(refusal, refusal.message);
  await assertCompaniesExist(db, before, after);
  const stored = await collectionStore.replace(db, granted, bodyOf(after));
  const happened = { ...aboutCollection(viewer, stored), different };
  if (!different.includes('shareCollection')) {
    // The name is shown in their lists, too.
    const holders = before.name === stored.name ? [] : happened.holders;
    await emit(db, collectionChanged, { ...happened, holders });
    return stored;
  }
  const [sharedWith, takenFrom] = [newlyShared(before, after), newlyShared(after, before)];
  await assertFindable(db, viewer, sharedWith);
  await emit(db, collectionShared, {
    ...{ ...happened, sharedWith, takenFrom, actor: viewerName(viewer) },
    holders: [...happened.holders, ...before.sharedToUsers],
  });
  return stored;
}
