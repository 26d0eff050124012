import { sheetOf } from '#core/domain/exporting/sheet.ts';
import { withCustomPlans } from '#core/platform/database/custom-plans.ts';
import type { Database } from '#core/platform/database/open.ts';
import { grant } from '#core/server/authorization/grant.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { OpenExport } from '#core/server/exporting/export-source.ts';
import { userLimits } from '#features/people/users/domain/limits.ts';
import type { UserFilter } from '#features/people/users/domain/user-filters.ts';
import { userSheet } from '#features/people/users/domain/user-sheet.ts';
import { countListed, listUsers } from '#features/people/users/server/management/list-users.ts';

async function* pagesOf(db: Database, filter: UserFilter) {
  let cursor: string | undefined;
  do {
    const query = { ...filter, limit: userLimits.streamedAtOnce, cursor };
    const page = await withCustomPlans(db, (tx) => listUsers(tx, query));
    yield sheetOf(userSheet, page.data).rows;
    cursor = page.endCursor;
  } while (cursor !== undefined);
}

/** The list of users as it is filtered. @throws Refused `forbidden` */
export async function usersExport(
  db: Database,
  viewer: Viewer,
  { filter }: { readonly filter: UserFilter },
): Promise<OpenExport> {
  grant(viewer, 'manageUsers');
  return {
    name: 'Users',
    columns: userSheet,
    total: await countListed(db, filter),
    pages: pagesOf(db, filter),
  };
}
