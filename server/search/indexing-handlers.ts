import type { Contract } from '#domain/contract.ts';
import { grant } from '#server/gate/grant.ts';
import { record } from '#server/gate/record.ts';
import type { Handlers } from '#server/gate/routes.ts';
import type { SearchUpkeep } from './upkeep/open-upkeep.ts';
import { rebuilds } from './upkeep/rebuilds.ts';

export const indexingHandlers = (
  upkeep: Pick<SearchUpkeep, 'status'>,
): Handlers<Contract['indexing']> => ({
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
