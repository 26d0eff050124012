import type { CollectionBody } from '#features/directory/collections/domain/collection.ts';
import {
  refusalOfCollection,
  withBody,
} from '#features/directory/collections/domain/collection-body.ts';
import { refusalText, refusals } from '#core/domain/refusals.ts';
import { emit } from '#core/server/events/emit.ts';
import { viewerName, type Viewer } from '#core/server/authorization/viewer.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { Refused } from '#core/platform/http/refused.ts';
import { recordAdditions } from './additions.ts';
import { recordBlacklistings } from './blacklistings.ts';
import { assertCompaniesExist } from './companies.ts';
import { judgeDifference } from './judge-difference.ts';
import { loadActiveCollectionForUpdate } from './load-collection.ts';
import { aboutCollection, collectionChanged, collectionShared } from './events.ts';
import { settleProposals } from './proposals.ts';
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
  const judged = await judgeDifference(db, viewer, before, withBody(before, body));
  const { after, changed, requires, added, sharedWith, takenFrom, granted } = judged;
  if (!granted) return before;
  const refusal = refusalOfCollection(after);
  if (refusal) throw new Refused(refusal, refusal.message);
  await assertCompaniesExist(db, added);
  const stored = await collectionStore.update(db, granted, changed);
  // What is taken back was listed by whoever listed it first.
  await recordAdditions(db, viewer, judged.reference, stored);
  await settleProposals(db, before, stored);
  if (judged.isOfBlacklist) {
    const isOfBlacklist = requires.every((right) => right === 'blacklistInCollection');
    const { own } = judged;
    await recordBlacklistings(db, viewer, { before, after: stored, own, isOfBlacklist });
  }
  const happened = {
    ...aboutCollection(viewer, stored),
    different: judged.hasTakenBack ? [...requires, 'takenBack'] : requires,
  };
  if (!requires.includes('shareCollection')) {
    // The name is shown in their lists, too.
    const holders = before.name === stored.name ? [] : happened.holders;
    await emit(db, collectionChanged, {
      ...happened,
      holders,
      actor: viewerName(viewer),
      ownerId: before.userId,
      hasBlacklisted: judged.made.length > 0,
      hasTakenBack: judged.hasTakenBack,
    });
    return stored;
  }
  await assertFindable(db, viewer, sharedWith);
  await emit(db, collectionShared, {
    ...happened,
    sharedWith,
    takenFrom,
    actor: viewerName(viewer),
    holders: [...happened.holders, ...before.sharedToUsers],
  });
  return stored;
}
