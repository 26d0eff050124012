import { collectionRefusals } from '#features/directory/collections/domain/refusals.ts';
import { refusals } from '#core/domain/refusals.ts';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { formatNumber } from '#core/domain/format.ts';
import { collectionLimits } from '#features/directory/collections/domain/limits.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { collectionStore } from './store.ts';

/** @throws Refused `notFound` */
export async function loadCollection(
  db: Queryable,
  viewer: Viewer,
  id: string,
): Promise<Collection> {
  const collection = await collectionStore.get(db, viewer, id);
  if (collection === null) throw refused(refusals.notFound);
  return collection;
}

/** Locks the row until the transaction ends, also when deleted. @throws Refused `notFound` */
export async function loadCollectionForUpdate(
  db: Queryable,
  viewer: Viewer,
  id: string,
): Promise<Collection> {
  const collection = await collectionStore.getForUpdate(db, viewer, id);
  if (collection === null) throw refused(refusals.notFound);
  return collection;
}

/** @throws Refused `notFound` */
export async function loadActiveCollectionForUpdate(
  db: Queryable,
  viewer: Viewer,
  id: string,
): Promise<Collection> {
  const collection = await loadCollectionForUpdate(db, viewer, id);
  if (!collection.isActive) throw refused(refusals.notFound);
  return collection;
}

/** All of a person's collections are loaded at sign-in. @throws Refused `collection.tooMany` */
export async function assertBelowCollectionLimit(db: Queryable, viewer: Viewer): Promise<void> {
  const most = collectionLimits.collectionsMost;
  if ((await collectionStore.countOwn(db, viewer)) < most) return;
  throw refused(collectionRefusals['collection.tooMany'], { most: formatNumber(most) });
}
