import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { companyInvitations as invitations } from '#features/cases/company-invitations/server/tables.ts';

interface Submitted {
  readonly invitationId: string;
  readonly opportunityId: string;
  readonly submissionId: string;
  readonly companyName: string;
}

/**
 * Notes that a submission came by an invitation to its opportunity; one declined before has changed its mind.
 * Returns the invited company when it submitted under its name: whoever forwards the link submits
 * for another one.
 */
export async function markSubmitted(
  db: Queryable,
  { invitationId, opportunityId, submissionId, companyName }: Submitted,
): Promise<string | null> {
  const [found] = await db
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
  if (!found) return null;
  const isItself = found.companyName.trim().toLowerCase() === companyName.trim().toLowerCase();
  return isItself ? found.companyId : null;
}
