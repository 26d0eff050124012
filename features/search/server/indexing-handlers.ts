import type * as endpoints from '#features/search/domain/index-endpoints.ts';
import { grant } from '#core/server/authorization/grant.ts';
import { recordEvent } from '#core/server/events/record-event.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import type { IndexSync } from '#features/search/server/upkeep/open-index-sync.ts';
import { rebuilds } from '#features/search/server/upkeep/rebuilds.ts';

export const indexingHandlers = (
  indexSync: Pick<IndexSync, 'status'>,
): Handlers<typeof endpoints> => ({
  status: async ({ db }) => indexSync.status(db),

  async reindex({ viewer, db }) {
    const { userId } = grant(viewer, 'operateSystem');
    const asked = await rebuilds.ask(db, 'asked', userId);
    if (asked) {
      const event = { actorId: userId, subject: 'search', subjectId: asked.id };
      await recordEvent(db, { ...event, kind: 'search.reindexed' });
    }
    return indexSync.status(db);
  },
});
