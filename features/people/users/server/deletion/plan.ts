import type { Queryable } from '#core/platform/database/open.ts';
import { Refused } from '#core/platform/http/refused.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { AccountDeletion } from '#features/people/users/domain/account-deletion.ts';
import { gather, type PersonTables } from '#features/people/users/server/shared/person-tables.ts';
import { assertNotLastSuperuser } from '#features/people/identity/server/shared/superusers.ts';

async function isLastSuperuser(db: Queryable, userId: string): Promise<boolean> {
  try {
    await assertNotLastSuperuser(db, userId);
    return false;
  } catch (error) {
    if (error instanceof Refused) return true;
    throw error;
  }
}

/** What is decided or handed over before the account of this person can be deleted. */
export const planDeletion = async (
  tables: readonly PersonTables[],
  db: Queryable,
  viewer: Viewer,
  userId: string,
): Promise<AccountDeletion> => ({
  collections: await gather(tables, ({ deletion }) => deletion?.collections?.(db, viewer)),
  isLastSuperuser: await isLastSuperuser(db, userId),
  lastOwnerOf: await gather(tables, ({ deletion }) => deletion?.lastOwnerOf?.(db, userId, false)),
});
