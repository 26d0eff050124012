import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { compareCollections } from '#features/directory/collections/domain/differences.ts';
import { blacklistedOnlyIn } from '#features/directory/collections/domain/take-back.ts';
import { may } from '#core/domain/authorization/permissions.ts';
import { grant } from '#core/server/authorization/grant.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { ownBlacklistings } from './blacklistings.ts';
import { assertTakeBackInTime, judgeTakeBack } from './judge-take-back.ts';

/**
 * How a sent collection differs from the stored one, with the right to all of it.
 * @throws Refused where the viewer lacks one
 */
export async function judgeDifference(
  db: Queryable,
  viewer: Viewer,
  before: Collection,
  sent: Collection,
) {
  const [made, gone] = [blacklistedOnlyIn(sent, before), blacklistedOnlyIn(before, sent)];
  const isOfBlacklist = made.length + gone.length > 0;
  const own = isOfBlacklist ? await ownBlacklistings(db, viewer, before) : [];
  const canEdit = may(viewer, 'editCollection', before);
  const judged = judgeTakeBack(before, sent, canEdit ? [] : own);
  const difference = compareCollections(before, judged.after, judged.reference);
  if (!canEdit && difference.requires.includes('editCollection'))
    await assertTakeBackInTime(db, before, sent, own);
  const requires = judged.hasTakenBack
    ? [...new Set(['blacklistInCollection' as const, ...difference.requires])]
    : difference.requires;
  const [granted] = requires.map((right) => grant(viewer, right, before));
  return { ...judged, ...difference, requires, granted, own, isOfBlacklist, made };
}
