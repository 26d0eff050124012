import type * as endpoints from '#features/directory/search/domain/index-endpoints.ts';
import { grant } from '#core/server/authorization/grant.ts';
import { emit } from '#core/server/events/emit.ts';
import { searchEvents } from '#features/directory/search/domain/events.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import type { IndexSync } from '#features/directory/search/server/index-sync/open-index-sync.ts';
import { rebuilds } from '#features/directory/search/server/index-sync/rebuilds.ts';

export const indexHandlers = (
  indexSync: Pick<IndexSync, 'status'>,
): Handlers<typeof endpoints> => ({
  status: async ({ db }) => indexSync.status(db),

  async reindex({ viewer, db }) {
    const { userId } = grant(viewer, 'operateSystem');
    const rebuild = await rebuilds.ask(db, 'asked', userId);
    if (rebuild) {
      await emit(db, searchEvents['search.reindexed'], { searchId: rebuild.id, actorId: userId });
    }
    return indexSync.status(db);
  },
});
