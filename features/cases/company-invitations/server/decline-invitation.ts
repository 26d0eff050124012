import type { Queryable } from '#core/platform/database/open.ts';
import { emit } from '#core/server/events/emit.ts';
import {
  declineLabels,
  type DeclineReason,
} from '#features/cases/company-invitations/domain/invitation.ts';
import { findInvitingOpportunity } from '#features/cases/public-pages/server/shared/published.ts';
import { invitationDeclined } from './events.ts';
import { storeAnswer, type Received } from './received.ts';

export interface GivenAnswer {
  readonly reason: DeclineReason | null;
  readonly note: string | null;
  readonly unsubscribes: boolean;
}

/** Stores why, and notifies the sender once. False: the invitation has ended. */
export async function declineInvitation(
  db: Queryable,
  { id, opportunityId, state, companyName, sentBy }: Received,
  answer: GivenAnswer & { readonly reason: DeclineReason },
): Promise<boolean> {
  if (!(await storeAnswer(db, id, answer))) return false;
  if (state === 'declined') return true;
  const opportunity = await findInvitingOpportunity(db, opportunityId);
  await emit(db, invitationDeclined, {
    opportunityId,
    actorId: null,
    name: companyName,
    sentBy,
    opportunity: opportunity?.name ?? '',
    reason: declineLabels[answer.reason],
  });
  return true;
}
