import { refusals } from '#core/domain/refusals.ts';
import type * as endpoints from '#features/documents/domain/endpoints.ts';
import type { UserMetadata, UserMetadataChange } from '#features/documents/domain/user-metadata.ts';
import { emit } from '#core/server/events/emit.ts';
import { documentEvents } from '#features/documents/domain/events.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { userMetadataStore } from './store.ts';

/** @throws Refused `invalid` for a collection the user may not see, the same as for a missing one. */
async function merge(
  db: Queryable,
  viewer: Viewer,
  change: UserMetadataChange,
): Promise<UserMetadata> {
  const { userId } = viewer;
  // Before the first sync there is no user record.
  if (userId === null) throw refused(refusals.unauthenticated);
  const { activeCollectionId } = change;
  if (activeCollectionId && !(await userMetadataStore.sees(db, viewer, activeCollectionId))) {
    throw refused(refusals.invalid, { problem: 'there is no such collection.' });
  }
  await userMetadataStore.merge(db, userId, change);
  await emit(db, documentEvents['userMetadata.changed'], { userId });
  const stored = await userMetadataStore.own(db, viewer);
  if (stored === null) throw new Error('The choice was not stored.');
  return stored;
}

export const documentHandlers: Handlers<typeof endpoints> = {
  async userMetadata({ viewer, db }) {
    const own = await userMetadataStore.own(db, viewer);
    return own === null ? [] : [own];
  },
  addUserMetadata: ({ viewer, body, db }) => merge(db, viewer, body),
  async changeUserMetadata({ viewer, params, body, db }) {
    const own = await userMetadataStore.own(db, viewer);
    if (own?.id !== params.id) throw refused(refusals.notFound);
    return merge(db, viewer, body);
  },
};
