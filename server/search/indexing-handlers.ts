import { count } from 'drizzle-orm';
import type { Contract } from '#domain/contract.ts';
import type { SearchStatus } from '#domain/search/indexing.ts';
import { grant } from '#server/gate/grant.ts';
import { record } from '#server/gate/record.ts';
import type { Handlers } from '#server/gate/routes.ts';
import type { Queryable } from '#server/platform/database/open.ts';
import { searchOutbox } from '#server/tables/searches.ts';
import { rebuilds } from './rebuilds.ts';

async function statusOf(db: Queryable): Promise<SearchStatus> {
  const [[waiting], rebuild] = await Promise.all([
    db.select({ count: count() }).from(searchOutbox),
    rebuilds.progress(db),
  ]);
  return { state: 'building', indexed: 0, waiting: waiting?.count ?? 0, rebuild };
}

export const indexingHandlers: Handlers<Contract['indexing']> = {
  status: async ({ db }) => statusOf(db),

  async reindex({ viewer, db }) {
    const { userId } = grant(viewer, 'operateSystem');
    const asked = await rebuilds.ask(db, 'asked', userId);
    if (asked) {
      const event = { actorId: userId, subject: 'search', subjectId: asked.id };
      await record(db, { ...event, kind: 'search.reindexed' });
    }
    return statusOf(db);
  },
};
