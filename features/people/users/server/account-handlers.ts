import type { Queryable } from '#core/platform/database/open.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import type * as endpoints from '#features/people/users/domain/account-endpoints.ts';
import { deleteAccount } from './deletion/delete-account.ts';
import { planDeletion } from './deletion/plan.ts';
import { grantOwn } from './own-account.ts';

/** Finds files of a person, and returns what removes their bytes. */
type FileRemover = (db: Queryable, userId: string) => Promise<() => Promise<void>>;

/** An account is its owner's alone: administration can deactivate one, not delete it. */
export const accountHandlers = (removers: readonly FileRemover[]): Handlers<typeof endpoints> => ({
  async deletion({ viewer, params, db }) {
    const { userId } = await grantOwn(db, viewer, params.id);
    return planDeletion(db, viewer, userId);
  },

  async remove({ viewer, params, body, db }) {
    const granted = await grantOwn(db, viewer, params.id);
    const removals = [];
    for (const remover of removers) removals.push(await remover(db, granted.userId));
    await deleteAccount(db, granted, body);
    // Last, since it cannot be rolled back.
    for (const remove of removals) await remove();
    return null;
  },
});
