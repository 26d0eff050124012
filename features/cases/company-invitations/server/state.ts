import { sql, type SQL } from 'drizzle-orm';
import { isoText } from '#core/platform/database/json-object.ts';
import type { InvitationState } from '#features/cases/company-invitations/domain/invitation.ts';
import { companyInvitations as invitations } from './tables.ts';

/** How far an invitation has come. A submission counts even after its end. */
export const stateOf = sql<InvitationState>`case
  when ${invitations.submittedAt} is not null then 'submitted'
  when ${invitations.declinedAt} is not null then 'declined'
  when ${invitations.withdrawnAt} < ${invitations.expiresAt} then 'withdrawn'
  when ${invitations.expiresAt} <= now() then 'expired'
  when ${invitations.startedAt} is not null then 'started'
  when ${invitations.openedAt} is not null then 'opened'
  else 'sent' end`;

/** When it came so far. */
export const stateAt = isoText(sql`case
  when ${invitations.submittedAt} is not null then ${invitations.submittedAt}
  when ${invitations.declinedAt} is not null then ${invitations.declinedAt}
  when ${invitations.withdrawnAt} < ${invitations.expiresAt} then ${invitations.withdrawnAt}
  when ${invitations.expiresAt} <= now() then ${invitations.expiresAt}
  else coalesce(${invitations.startedAt}, ${invitations.openedAt}, ${invitations.createdAt})
  end`) as SQL<string>;

/** Neither answered nor withdrawn, and not over. */
export const isOpen = sql`(${invitations.submittedAt} is null and ${invitations.declinedAt} is null
  and ${invitations.withdrawnAt} is null and ${invitations.expiresAt} > now())`;
