import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import type {
  DeclineReason,
  ReceivedInvitation,
} from '#features/cases/company-invitations/domain/invitation.ts';
import {
  findInvitingOpportunity,
  publicCorporationOf,
} from '#features/cases/public-pages/server/shared/published.ts';
import { isOpen, stateOf } from './state.ts';
import { companyInvitations as invitations } from './tables.ts';

/** What is stored of an invitation, found by its secret link. */
export async function findReceived(db: Queryable, id: string) {
  const [invitation] = await db
    .select({
      id: invitations.id,
      opportunityId: invitations.opportunityId,
      state: stateOf,
      companyName: invitations.companyName,
      website: companies.url,
      sentBy: invitations.sentBy,
      senderName: invitations.senderName,
      message: invitations.message,
      expiresAt: invitations.expiresAt,
      declineReason: invitations.declineReason,
      isUnsubscribed: invitations.isUnsubscribed,
    })
    .from(invitations)
    .leftJoin(companies, eq(companies.id, invitations.companyId))
    .where(eq(invitations.id, id));
  return invitation ?? null;
}

export type Received = NonNullable<Awaited<ReturnType<typeof findReceived>>>;

/** Null: the corporation has no public page any more, or the invitation was withdrawn. */
export async function receivedInvitation(
  db: Queryable,
  { id: _, sentBy: __, opportunityId, ...received }: Received,
): Promise<ReceivedInvitation | null> {
  const opportunity = await findInvitingOpportunity(db, opportunityId);
  if (!opportunity?.isShown || received.state === 'withdrawn') return null;
  const isReadable = opportunity.isPublished && opportunity.status === 'ACTIVE';
  const isEnded = received.state === 'expired';
  return {
    ...received,
    // Of one that has ended only the opportunity is left, which is public.
    ...(isEnded && { message: '', website: null }),
    opportunityId: isReadable ? opportunityId : null,
    invitedTo: opportunityId,
    timeZone: opportunity.timeZone,
    corporation: publicCorporationOf(opportunity.corporation),
  };
}

/** Notes the first time of a step. */
export async function trackStep(
  db: Queryable,
  id: string,
  step: 'opened' | 'started',
): Promise<void> {
  const column = step === 'opened' ? 'openedAt' : 'startedAt';
  await db
    .update(invitations)
    .set({
      [column]: sql`now()`,
      // Who fills the form in has opened the link.
      ...(step === 'started' && { openedAt: sql`coalesce(${invitations.openedAt}, now())` }),
    })
    .where(and(eq(invitations.id, id), isOpen, isNull(invitations[column])));
}

interface Answered {
  readonly reason: DeclineReason | null;
  readonly note: string | null;
  readonly unsubscribes: boolean;
}

/** Stores the answer; false: the invitation has ended, or had this answer before. */
export async function storeAnswer(
  db: Queryable,
  id: string,
  { reason, note, unsubscribes }: Answered,
): Promise<boolean> {
  const isAnswered = reason !== null;
  const changed = await db
    .update(invitations)
    .set({
      declinedAt: isAnswered ? sql`coalesce(${invitations.declinedAt}, now())` : null,
      declineReason: reason,
      declineNote: note,
      isUnsubscribed: unsubscribes,
    })
    .where(
      and(
        eq(invitations.id, id),
        isNull(invitations.submittedAt),
        isNull(invitations.withdrawnAt),
        sql`${invitations.expiresAt} > now()`,
      ),
    )
    .returning({ id: invitations.id });
  return changed.length > 0;
}

/** Also of one that has ended: old mails must keep their promise. */
export async function unsubscribe(db: Queryable, id: string): Promise<void> {
  await db.update(invitations).set({ isUnsubscribed: true }).where(eq(invitations.id, id));
}
