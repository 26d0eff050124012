import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import type {
  AnswerInvitation,
  InvitedSubmission,
} from '#features/cases/public-pages/server/shared/answer-invitation.ts';
import { openInvitationKeys } from './shared/invitation-keys.ts';
import { companyInvitations as invitations } from './tables.ts';

interface Submitted extends Omit<InvitedSubmission, 'key'> {
  readonly invitationId: string;
}

/**
 * Notes that a submission came by an invitation to its opportunity; one declined before has changed its mind.
 * Returns the invited company when it submitted under its name: whoever forwards the link submits
 * for another one.
 */
async function markSubmitted(
  db: Queryable,
  { invitationId, opportunityId, submissionId, companyName }: Submitted,
): Promise<string | null> {
  const [invitation] = await db
    .update(invitations)
    .set({
      submissionId,
      submittedAt: sql`now()`,
      declinedAt: null,
      declineReason: null,
      declineNote: null,
      openedAt: sql`coalesce(${invitations.openedAt}, now())`,
      startedAt: sql`coalesce(${invitations.startedAt}, now())`,
    })
    .where(
      and(
        eq(invitations.id, invitationId),
        eq(invitations.opportunityId, opportunityId),
        sql`${invitations.withdrawnAt} is null and ${invitations.submittedAt} is null
          and ${invitations.expiresAt} > now()`,
      ),
    )
    .returning({ companyId: invitations.companyId, companyName: invitations.companyName });
  if (!invitation) return null;
  const isItself = invitation.companyName.trim().toLowerCase() === companyName.trim().toLowerCase();
  return isItself ? invitation.companyId : null;
}

/** Where the key is valid. */
export function answerInvitation(settings: { readonly authSecret: string }): AnswerInvitation {
  const keys = openInvitationKeys(settings.authSecret);
  return async (db, { key, ...submission }) => {
    const invitationId = keys.invitationIdOf(key);
    return invitationId === null ? null : markSubmitted(db, { invitationId, ...submission });
  };
}
