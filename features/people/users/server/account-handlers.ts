import type { Handlers } from '#core/server/endpoints/routes.ts';
import type * as endpoints from '#features/people/users/domain/account-endpoints.ts';
import { deleteAccount } from './deletion/delete-account.ts';
import { planDeletion } from './deletion/plan.ts';
import type {
  FileRemover,
  PersonTables,
} from '#features/people/users/server/shared/person-tables.ts';
import { grantOwn } from './own-account.ts';

/** An account is its owner's alone: administration can deactivate one, not delete it. */
export const accountHandlers = (
  tables: readonly PersonTables[],
  removers: readonly FileRemover[],
): Handlers<typeof endpoints> => ({
  async deletion({ viewer, params, db }) {
    const { userId } = await grantOwn(db, viewer, params.id);
    return planDeletion(tables, db, viewer, userId);
  },

  async remove({ viewer, params, body, db }) {
    const granted = await grantOwn(db, viewer, params.id);
    const removals = [];
    for (const remover of removers) removals.push(await remover(db, granted.userId));
    await deleteAccount(tables, db, granted, body);
    // Last, since it cannot be rolled back.
    for (const remove of removals) await remove();
    return null;
  },
});
