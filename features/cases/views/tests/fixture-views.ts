import type { TestServer } from '#core/tests/test-server.ts';

export interface ViewResources {
  /** A view of the person's own, of no corporation. */
  readonly savedViewId: string;
}

/** One for every person. */
export async function makeViews({ database: { pool } }: TestServer) {
  const { rows } = await pool.query<ViewResources & { userId: string }>(`
    insert into saved_views (id, screen, owner_id, name, search)
    select gen_random_uuid(), 'projects', id, 'From the matrix', '{}' from users
    returning owner_id as "userId", id as "savedViewId"`);
  return new Map(rows.map(({ userId, savedViewId }) => [userId, savedViewId]));
}
