import type { TestServer } from '#core/tests/test-server.ts';

/** A person's own searches: private, whatever the corporation. */
export interface SearchResources {
  readonly savedSearchId: string;
  readonly recentSearchId: string;
}

/** One of each for every person. */
export async function makeSearches({ database: { pool } }: TestServer) {
  const { rows } = await pool.query<SearchResources & { userId: string }>(`
    with saved as (
      insert into saved_searches (id, user_id, name, query, filters, frequency, time_zone,
        is_known_whole, seen_at, told_at)
      select gen_random_uuid(), id, 'From the matrix', 'a', '{}', 'off', 'UTC', true, now(), now()
      from users returning id, user_id),
    recent as (
      insert into recent_searches (id, user_id, query, filters)
      select gen_random_uuid(), id, 'From the matrix', '{}' from users returning id, user_id)
    select user_id as "userId", saved.id as "savedSearchId", recent.id as "recentSearchId"
    from saved join recent using (user_id)`);
  return new Map(rows.map(({ userId, ...resources }) => [userId, resources]));
}
