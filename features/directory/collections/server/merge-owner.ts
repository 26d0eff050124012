import { sql } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { collections } from './tables.ts';

/** Auth ids of the account that goes, and of the one that stays. */
interface Owners {
  readonly from: string;
  readonly to: string;
}

export interface OwnerCounts {
  readonly own: number;
  readonly shared: number;
  /** Of those shared: the other one owns or is shared, too. */
  readonly coincide: number;
}

/** What of collections names an account, as their owner or as somebody they are shared with. */
export async function countOwned(db: Queryable, { from, to }: Owners): Promise<OwnerCounts> {
  const { userId, sharedToUsers } = collections;
  const isShared = sql`${sharedToUsers} @> array[${from}]`;
  const { rows } = await db.execute<Record<string, unknown> & OwnerCounts>(sql`
    select (count(*) filter (where ${userId} = ${from}))::int as own,
      (count(*) filter (where ${isShared} and ${userId} <> ${from}))::int as shared,
      (count(*) filter (where ${isShared} and ${userId} <> ${from}
        and (${userId} = ${to} or ${sharedToUsers} @> array[${to}])))::int as coincide
    from ${collections} where ${userId} = ${from} or ${isShared}`);
  return rows[0] ?? { own: 0, shared: 0, coincide: 0 };
}

/**
 * Makes collections of one account, and those shared with it, the other one's, deleted ones among them.
 * Who has one open meets its new version.
 */
export async function mergeOwner(db: Queryable, { from, to }: Owners): Promise<void> {
  const changed = sql`version = version + 1, updated_at = now()`;
  await db.execute(sql`update ${collections} set user_id = ${to}, ${changed},
      shared_to_users = array_remove(array_remove(shared_to_users, ${from}), ${to})
    where user_id = ${from}`);
  await db.execute(sql`update ${collections} set ${changed},
      shared_to_users = case when user_id = ${to} or shared_to_users @> array[${to}]
        then array_remove(shared_to_users, ${from})
        else array_replace(shared_to_users, ${from}, ${to}) end
    where shared_to_users @> array[${from}]`);
}
