import type { CollectionBody } from '#features/collections/domain/collection.ts';
import { compareCollections } from '#features/collections/domain/differences.ts';
import { refusalOfCollection, withBody } from '#features/collections/domain/collection-body.ts';
import { refusalText, refusals } from '#core/domain/refusals.ts';
import { grant } from '#core/server/authorization/grant.ts';
import { emit } from '#core/server/events/emit.ts';
import { viewerName, type Viewer } from '#core/server/authorization/viewer.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { Refused } from '#core/platform/http/refused.ts';
import { recordAdditions } from './additions.ts';
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
  if (body.version !== before.version)
    throw new Refused(refusals.stale, refusalText(refusals.stale), before);
  const after = withBody(before, body);
  const { changed, requires, added, sharedWith, takenFrom } = compareCollections(before, after);
  const [granted] = requires.map((right) => grant(viewer, right, before));
  if (!granted) return before;
  const refusal = refusalOfCollection(after);
  if (refusal) throw new Refused(refusal, refusal.message);
  await assertCompaniesExist(db, added);
  const stored = await collectionStore.update(db, granted, changed);
  await recordAdditions(db, viewer, before, stored);
  const happened = { ...aboutCollection(viewer, stored), different: requires };
  if (!requires.includes('shareCollection')) {
    // The name is shown in their lists, too.
    const holders = before.name === stored.name ? [] : happened.holders;
    await emit(db, collectionChanged, { ...happened, holders });
    return stored;
  }
  await assertFindable(db, viewer, sharedWith);
  await emit(db, collectionShared, {
    ...{ ...happened, sharedWith, takenFrom, actor: viewerName(viewer) },
    holders: [...happened.holders, ...before.sharedToUsers],
  });
  return stored;
}
