import { refused } from '#core/platform/http/refused.ts';
import { lockAuthority } from '#core/server/authorization/lock-authority.ts';
import { viewerName } from '#core/server/authorization/viewer.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import type { Settings } from '#core/server/settings.ts';
import { mailMerged } from '#features/people/identity/server/shared/mail-account-ended.ts';
import { isConfirmed } from '#features/people/users/domain/account-deletion.ts';
import type * as endpoints from '#features/people/users/domain/merge-endpoints.ts';
import { userRefusals } from '#features/people/users/domain/refusals.ts';
import type { PersonTables } from '#features/people/users/server/shared/person-tables.ts';
import { grantMerge } from './may-merge.ts';
import { findMerge, mergeAccount } from './merge-account.ts';
import { lockAccounts } from './move-everything.ts';
import { previewMerge } from './preview.ts';

/** Two accounts of one person become one. */
export const mergeHandlers = (
  settings: Pick<Settings, 'productName'>,
  tables: readonly PersonTables[],
): Handlers<typeof endpoints> => ({
  async preview({ viewer, params, query, db }) {
    const accounts = { sourceId: params.id, targetId: query.into };
    return previewMerge(tables, db, await grantMerge(db, viewer, accounts));
  },

  async merge({ viewer, params, body: { into, confirmation }, db }) {
    const now = await lockAuthority(db, viewer);
    const done = await findMerge(db, params.id, into);
    if (done !== null) return done;
    const merge = await grantMerge(db, now, { sourceId: params.id, targetId: into });
    const { email, firstName } = merge.source;
    if (!isConfirmed(confirmation, email ?? '')) throw refused(userRefusals['merge.confirmation']);
    await lockAccounts(db, merge.pair);
    const result = await mergeAccount(tables, db, merge);
    const by = viewerName(viewer);
    await mailMerged(db, settings, { email: email ?? '', firstName }, by, merge.target.email ?? '');
    return result;
  },
});
