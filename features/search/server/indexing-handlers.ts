import type * as endpoints from '#features/search/domain/indexing.ts';
import { grant } from '#core/server/authorization/grant.ts';
import { record } from '#core/server/events/record.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import type { SearchUpkeep } from '#features/search/server/upkeep/open-upkeep.ts';
import { rebuilds } from '#features/search/server/upkeep/rebuilds.ts';

export const indexingHandlers = (
  upkeep: Pick<SearchUpkeep, 'status'>,
): Handlers<typeof endpoints> => ({
  status: async ({ db }) => upkeep.status(db),

  async reindex({ viewer, db }) {
    const { userId } = grant(viewer, 'operateSystem');
    const asked = await rebuilds.ask(db, 'asked', userId);
    if (asked) {
      const event = { actorId: userId, subject: 'search', subjectId: asked.id };
      await record(db, { ...event, kind: 'search.reindexed' });
    }
    return upkeep.status(db);
  },
});
