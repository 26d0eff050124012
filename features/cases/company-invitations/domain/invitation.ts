import * as z from 'zod/mini';
import { EmailAddress } from '#core/domain/identity/email-address.ts';
import { Id, Instant, requiredText, text, Uuid } from '#core/domain/schemas.ts';
import { CompanyRef } from '#features/directory/companies/domain/company.ts';
import { PublicCorporation } from '#features/cases/public-pages/domain/pages.ts';
import { invitationLimits } from './limits.ts';

/** How far an invitation has come; the last thing that happened counts. */
const invitationStates = [
  'sent',
  'opened',
  'started',
  'submitted',
  'declined',
  'expired',
  'withdrawn',
] as const;
export const InvitationState = z.enum(invitationStates);
export type InvitationState = z.infer<typeof InvitationState>;

export const stateLabels: Readonly<Record<InvitationState, string>> = {
  sent: 'Invited',
  opened: 'Link opened',
  started: 'Form started',
  submitted: 'Submitted',
  declined: 'Declined',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
};

/** Why a company does not submit: one click each. */
export const declineReasons = [
  'notOurField',
  'noCapacity',
  'terms',
  'wrongAddress',
  'other',
] as const;
export const DeclineReason = z.enum(declineReasons);
export type DeclineReason = z.infer<typeof DeclineReason>;

export const declineLabels: Readonly<Record<DeclineReason, string>> = {
  notOurField: 'Not our field',
  noCapacity: 'No capacity now',
  terms: 'The terms do not suit us',
  wrongAddress: 'Wrong address',
  other: 'Another reason',
};

export const InvitationDraft = z.object({
  companyId: Uuid,
  recipient: EmailAddress,
  /** From the sender, added to the mail as it is. */
  message: text(invitationLimits.messageCharacters),
});
export type InvitationDraft = z.infer<typeof InvitationDraft>;

/** Somebody at a company who may be invited, and from where they are known. */
export const Recipient = z.object({
  email: z.string(),
  name: z.nullable(z.string()),
  role: z.string(),
  from: z.enum(['contact', 'submission', 'invitation']),
});
export type Recipient = z.infer<typeof Recipient>;

/** An invitation as the case team reads it. */
export const Invitation = z.object({
  id: Id,
  /** Null: the company was deleted meanwhile. */
  company: z.nullable(CompanyRef),
  companyName: z.string(),
  recipient: z.string(),
  state: InvitationState,
  /** When the latest of it happened. */
  stateAt: Instant,
  sentBy: z.nullable(z.string()),
  sentAt: Instant,
  expiresAt: Instant,
  declineReason: z.nullable(DeclineReason),
  declineNote: z.nullable(z.string()),
  submissionId: z.nullable(Id),
  /** The mail server refused the mail. */
  isUndelivered: z.boolean(),
});
export type Invitation = z.infer<typeof Invitation>;

/** Why nobody can be invited: the link would lead nowhere. */
export const InvitationObstacle = z.enum(['finished', 'unpublished']);
export type InvitationObstacle = z.infer<typeof InvitationObstacle>;

export const Invitations = z.object({
  data: z.array(Invitation),
  obstacle: z.nullable(InvitationObstacle),
  /** When an invitation sent now would end. */
  expiresAt: Instant,
  /** What the mail tells of the opportunity: what is on its public page. */
  opportunity: z.object({
    name: z.string(),
    summary: z.string(),
    corporationName: z.string(),
    endDate: z.nullable(Instant),
    timeZone: z.string(),
  }),
  /** How the sender is named in it. */
  senderName: z.string(),
});
export type Invitations = z.infer<typeof Invitations>;

/** An invitation as the invited read it: what is public, and what was written to them. */
export const ReceivedInvitation = z.object({
  state: InvitationState,
  companyName: z.string(),
  website: z.nullable(z.string()),
  senderName: z.string(),
  message: z.string(),
  expiresAt: Instant,
  /** The corporation's, in which that is told. */
  timeZone: z.string(),
  /** Null: the opportunity takes no submissions any more. */
  opportunityId: z.nullable(Id),
  /** Also then: what was typed into its form lies in the browser under this id. */
  invitedTo: Id,
  corporation: PublicCorporation,
  declineReason: z.nullable(DeclineReason),
  isUnsubscribed: z.boolean(),
});
export type ReceivedInvitation = z.infer<typeof ReceivedInvitation>;

/** The answer of the invited. Without a reason an earlier one is taken back. */
export const InvitationAnswer = z.object({
  reason: z.nullable(DeclineReason),
  note: z.optional(z.nullable(requiredText(invitationLimits.noteCharacters))),
  /** No more invitations by this corporation to this address. */
  unsubscribes: z.optional(z.boolean()),
});
export type InvitationAnswer = z.infer<typeof InvitationAnswer>;
