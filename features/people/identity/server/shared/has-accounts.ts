import type { Queryable } from '#core/platform/database/open.ts';
import { authUsers } from '#core/server/tables/identity.ts';

/** Whether anybody has an account, those of the demonstration and disabled ones included. */
export async function hasAccounts(db: Queryable): Promise<boolean> {
  const accounts = await db.select({ id: authUsers.id }).from(authUsers).limit(1);
  return accounts.length > 0;
}
