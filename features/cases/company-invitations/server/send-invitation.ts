import { eq } from 'drizzle-orm';
import { refusals } from '#core/domain/refusals.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import type { Granted } from '#core/server/authorization/grant.ts';
import { emit } from '#core/server/events/emit.ts';
import { newId } from '#core/server/tables/columns.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import { invitationEvents } from '#features/cases/company-invitations/domain/events.ts';
import type {
  Invitation,
  InvitationDraft,
} from '#features/cases/company-invitations/domain/invitation.ts';
import { invitationLimits } from '#features/cases/company-invitations/domain/limits.ts';
import { invitationRefusals } from '#features/cases/company-invitations/domain/refusals.ts';
import type { OpportunityCaseContext } from '#features/cases/opportunities/server/shared/load-case.ts';
import { findInvitingOpportunity } from '#features/cases/public-pages/server/shared/published.ts';
import { expiryOf, obstacleOf, senderNameOf } from './invitation-terms.ts';
import { queueInvitation, type InvitationParts } from './queue-invitation.ts';
import {
  countSentToday,
  findInvitation,
  insertInvitation,
  isUnsubscribed,
  setMail,
} from './store.ts';

/** @throws Refused */
export async function sendInvitation(
  db: Queryable,
  granted: Granted<'inviteCompany', OpportunityCaseContext>,
  { companyId, recipient, message }: InvitationDraft,
  parts: InvitationParts,
): Promise<Invitation> {
  const { userId, subject } = granted;
  const { opportunityId } = subject;
  const opportunity = await findInvitingOpportunity(db, opportunityId);
  if (opportunity === null) throw refused(refusals.notFound);
  const obstacle = obstacleOf(opportunity);
  if (obstacle !== null) throw refused(invitationRefusals[`invitation.${obstacle}`]);
  const [company] = await db
    .select({ name: companies.name })
    .from(companies)
    .where(eq(companies.id, companyId));
  if (!company) throw refused(refusals.notFound);
  if (await isUnsubscribed(db, opportunity.corporationId, recipient))
    throw refused(invitationRefusals['invitation.unsubscribed']);
  const { perPersonAndDay: most } = invitationLimits;
  if ((await countSentToday(db, userId)) >= most)
    throw refused(invitationRefusals['invitation.tooMany'], { most });
  const id = newId();
  const expiresAt = expiryOf(opportunity, new Date());
  const senderName = await senderNameOf(db, userId);
  const added = await insertInvitation(db, granted, {
    id,
    companyId,
    companyName: company.name,
    recipient,
    message: message.trim(),
    senderName,
    expiresAt,
  });
  if (added === null) throw refused(invitationRefusals['invitation.pending']);
  const mailId = await queueInvitation(
    db,
    { id, recipient, message, senderName, expiresAt, companyName: company.name, opportunity },
    parts,
  );
  await setMail(db, id, mailId);
  await emit(db, invitationEvents['companyInvitation.sent'], {
    opportunityId,
    actorId: userId,
    name: company.name,
  });
  const stored = await findInvitation(db, id);
  if (stored === null) throw refused(refusals.unavailable);
  return stored;
}
