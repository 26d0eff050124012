import { eq } from 'drizzle-orm';
import type { AccessThing } from '#features/people/users/server/shared/access-thing.ts';
import type { LiveTopic } from '#core/server/record-kind.ts';
import {
  visibleCollection,
  visibleCollectionOfAnyState,
} from '#features/directory/collections/server/shared/visibility.ts';
import { collections } from '#features/directory/collections/server/tables.ts';

export const collection: AccessThing = {
  table: collections,
  id: collections.id,
  name: collections.name,
  visible: visibleCollectionOfAnyState,
  facts: (db, id) =>
    db
      .select({ userId: collections.userId, sharedToUsers: collections.sharedToUsers })
      .from(collections)
      .where(eq(collections.id, id)),
};

export const liveCollection: LiveTopic = {
  table: collections,
  id: collections.id,
  visible: visibleCollection,
};
