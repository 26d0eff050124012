import { eq, sql } from 'drizzle-orm';
import { normalizeFilters } from '#features/directory/search/domain/filters.ts';
import { recentSearches } from '#features/directory/search/server/tables.ts';
import type { UserMetadataChange } from '#features/operations/hosted/domain/user-metadata.ts';
import { isoText } from '#core/platform/database/json-object.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { newIds } from '#core/server/tables/columns.ts';

/** A person's recent searches as one list, newest first. They have a table of their own. */
export const recentSearchesOf = (userId: string | null) => sql`(
  select coalesce(json_agg(json_build_object(
      'query', ${recentSearches.query}, 'filters', ${recentSearches.filters},
      'searchedAt', ${isoText(recentSearches.searchedAt)})
    order by ${recentSearches.searchedAt} desc, ${recentSearches.id} desc), '[]'::json)
  from ${recentSearches} where ${recentSearches.userId} = ${userId}::uuid)`;

/** Replaces all of them; of the same search the newest stays. */
export async function replaceRecentSearches(
  db: Queryable,
  userId: string,
  searches: NonNullable<UserMetadataChange['recentSearches']>,
): Promise<void> {
  await db.delete(recentSearches).where(eq(recentSearches.userId, userId));
  if (searches.length === 0) return;
  const ids = newIds(searches.length);
  const now = Date.now();
  await db
    .insert(recentSearches)
    .values(
      searches.map(({ query, filters }, index) => ({
        id: ids[index],
        userId,
        query: query.trim(),
        filters: normalizeFilters(filters),
        searchedAt: new Date(now - index).toISOString(),
      })),
    )
    .onConflictDoNothing();
}
