import { may } from '#core/domain/authorization/permissions.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { lockAuthority } from '#core/server/authorization/lock-authority.ts';
import { viewerName, type Viewer } from '#core/server/authorization/viewer.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import type { ServerParts } from '#core/server/feature.ts';
import type * as endpoints from '#features/people/identity/domain/corporation-invitation-endpoints.ts';
import { invite } from '#features/people/identity/server/shared/invite.ts';
import { invitingCorporationService } from '#features/people/identity/server/shared/invitation-grants.ts';
import { peopleRecordsService } from '#features/people/identity/server/shared/people-records.ts';
import { assertInvitable, assertRevocable } from './assert-invitable.ts';
import { grantInvitation } from './invitation-handlers.ts';
import { findKnown, listInvitations } from './open-invitations.ts';
import { revokeInvitation } from './revoke-invitation.ts';

/** Invitations to one corporation. Who manages users does here what they may do anywhere. */
export function corporationInvitationHandlers({
  settings,
  services,
}: Pick<ServerParts, 'settings' | 'services'>): Handlers<typeof endpoints> {
  const records = services.get(peopleRecordsService);
  const grantInviting = services.get(invitingCorporationService);

  async function lockInviting(db: Queryable, viewer: Viewer, corporationId: string) {
    const now = await lockAuthority(db, viewer);
    const granted = await grantInviting(db, now, corporationId);
    return { granted, managesUsers: may(now, 'manageUsers') };
  }

  return {
    list: async ({ viewer, params: { id }, db }) => {
      await grantInviting(db, viewer, id);
      return listInvitations(db, id);
    },

    async invite({ viewer, params: { id: corporationId }, body, db }) {
      const { granted, managesUsers } = await lockInviting(db, viewer, corporationId);
      const { email } = body;
      if (managesUsers) await grantInvitation(records, db, granted.viewer, email);
      else await assertInvitable({ db, settings, records }, granted, { email, corporationId });
      const invitedBy = { userId: granted.userId, name: viewerName(granted.viewer) };
      return invite(db, settings, { ...body, corporationId, invitedBy });
    },

    lookup: async ({ viewer, params: { id }, body, db }) => {
      await grantInviting(db, viewer, id);
      const corporationId = may(viewer, 'manageUsers') ? null : id;
      return {
        sendsMail: settings.mail !== null,
        known: await findKnown(db, body.emails, corporationId),
      };
    },

    async revoke({ viewer, params: { id, userId }, db }) {
      const { granted, managesUsers } = await lockInviting(db, viewer, id);
      await assertRevocable(db, granted.viewer, { userId, corporationId: id });
      if (managesUsers) await records.grantAccount(db, granted.viewer, userId);
      await revokeInvitation(records, db, { userId, actorId: granted.userId });
      return null;
    },
  };
}
