import { refusals } from '#core/domain/refusals.ts';
import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
import type * as endpoints from '#features/directory/saved-searches/domain/recent-search-endpoints.ts';
import { savedSearchLimits } from '#features/directory/saved-searches/domain/limits.ts';
import { normalizeFilters } from '#features/directory/search/domain/filters.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { refused } from '#core/platform/http/refused.ts';
import { newId } from '#core/server/tables/columns.ts';
import { recentSearches } from '#features/directory/search/server/tables.ts';

const ownOf = ({ userId }: Viewer) => eq(recentSearches.userId, sql`${userId}::uuid`);

/** A person's recent searches: private, and limited to the newest few. */
export const recentSearchHandlers: Handlers<typeof endpoints> = {
  list: ({ viewer, db }) =>
    db
      .select({
        id: recentSearches.id,
        query: recentSearches.query,
        filters: recentSearches.filters,
        searchedAt: recentSearches.searchedAt,
      })
      .from(recentSearches)
      .where(ownOf(viewer))
      .orderBy(desc(recentSearches.searchedAt), desc(recentSearches.id))
      .limit(savedSearchLimits.recentSearchesMost),

  async add({ viewer, body, db }) {
    const { userId } = viewer;
    const query = body.query.trim();
    const filters = normalizeFilters(body.filters);
    if (userId === null || (query === '' && Object.keys(filters).length === 0)) return null;
    await db.execute(sql`
      insert into ${recentSearches} (id, user_id, query, filters, searched_at)
      values (${newId()}, ${userId}, ${query}, ${JSON.stringify(filters)}, clock_timestamp())
      on conflict (user_id, md5(query || filters::text))
      do update set searched_at = clock_timestamp()`);
    const newest = db
      .select({ id: recentSearches.id })
      .from(recentSearches)
      .where(ownOf(viewer))
      .orderBy(desc(recentSearches.searchedAt), desc(recentSearches.id))
      .limit(savedSearchLimits.recentSearchesMost);
    await db
      .delete(recentSearches)
      .where(and(ownOf(viewer), notInArray(recentSearches.id, newest)));
    return null;
  },

  async remove({ viewer, params, db }) {
    const gone = await db
      .delete(recentSearches)
      .where(and(ownOf(viewer), eq(recentSearches.id, params.id)))
      .returning({ id: recentSearches.id });
    if (gone.length === 0) throw refused(refusals.notFound);
    return null;
  },

  async clear({ viewer, db }) {
    await db.delete(recentSearches).where(ownOf(viewer));
    return null;
  },
};
