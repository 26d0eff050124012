import { grant } from '#core/server/authorization/grant.ts';
import { viewerName } from '#core/server/authorization/viewer.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import type * as endpoints from '#features/identity/domain/invitation-endpoints.ts';
import { invite } from '#features/identity/server/public/invite.ts';
import type { AccountParts } from './account-parts.ts';

export const invitationHandlers = ({
  settings,
}: Pick<AccountParts, 'settings'>): Handlers<typeof endpoints> => ({
  async invite({ viewer, body, db }) {
    const { userId } = grant(viewer, 'manageSystemRoles');
    const invitedBy = { userId, name: viewerName(viewer) };
    return { userId: await invite(db, settings, { ...body, invitedBy }) };
  },
});
