import type { Queryable } from '#core/platform/database/open.ts';
import { grant } from '#core/server/authorization/grant.ts';
import { lockAuthority } from '#core/server/authorization/lock-authority.ts';
import { viewerName, type Viewer } from '#core/server/authorization/viewer.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { users } from '#core/server/tables/users.ts';
import type * as endpoints from '#features/people/identity/domain/invitation-endpoints.ts';
import { invite } from '#features/people/identity/server/shared/invite.ts';
import type { PeopleRecords } from '#features/people/identity/server/shared/people-records.ts';
import { lowerEmail, type AccountParts } from './account-parts.ts';
import { findKnown, listInvitations } from './open-invitations.ts';
import { revokeInvitation } from './revoke-invitation.ts';

/** Somebody may be known already, and have been given a role before they came. */
export async function grantInvitation(
  { grantAccount }: PeopleRecords,
  db: Queryable,
  viewer: Viewer,
  email: string,
) {
  const [user] = await db.select({ id: users.id }).from(users).where(lowerEmail(email));
  if (user) return grantAccount(db, viewer, user.id);
  return grant(viewer, 'manageUsers');
}

export const invitationHandlers = (
  { settings }: Pick<AccountParts, 'settings'>,
  records: PeopleRecords,
): Handlers<typeof endpoints> => ({
  list: ({ db }) => listInvitations(db),

  async invite({ viewer, body, db }) {
    const now = await lockAuthority(db, viewer);
    const { userId } = await grantInvitation(records, db, now, body.email);
    const invitedBy = { userId, name: viewerName(viewer) };
    const { role = null, ...person } = body;
    const invited = await invite(db, settings, { ...person, invitedBy });
    if (role !== null) await records.giveRole(db, now, { userId: invited.userId, role });
    return invited;
  },

  lookup: async ({ body, db }) => ({
    sendsMail: settings.mail !== null,
    known: await findKnown(db, body.emails),
  }),

  async revoke({ viewer, params: { id }, db }) {
    const now = await lockAuthority(db, viewer);
    const { userId: actorId } = await records.grantAccount(db, now, id);
    await revokeInvitation(records, db, { userId: id, actorId });
    return null;
  },
});
