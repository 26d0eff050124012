import * as z from 'zod/mini';
import { EmailAddress } from '#core/domain/identity/email-address.ts';
import { Id, Instant, text, Uuid } from '#core/domain/schemas.ts';
import { pitchDayLimits } from '#features/portfolio/pitch-days/domain/limits.ts';

/** A session as an invitation tells it. */
export const AgendaItem = z.object({
  start: Instant,
  end: Instant,
  room: z.string(),
  title: z.string(),
});
export type AgendaItem = z.infer<typeof AgendaItem>;

/** What an invitation says of the day: another agenda is told again. */
export const Agenda = z.object({
  day: z.string(),
  place: z.nullable(z.string()),
  items: z.array(AgendaItem),
});
export type Agenda = z.infer<typeof Agenda>;

/**
 * `changed`: the agenda is another one than was sent. `removed`: was invited, and has no session any
 * more. `cancelled`: was told so.
 */
export const InvitationState = z.enum(['new', 'sent', 'changed', 'removed', 'cancelled']);
export type InvitationState = z.infer<typeof InvitationState>;

/** Somebody to invite, or who was invited: a company, or a person of a case team. */
export const DayInvitation = z.object({
  companyId: z.nullable(Id),
  userId: z.nullable(Id),
  name: z.string(),
  /** The address that was written to last, else the one that is known. */
  recipient: z.nullable(z.string()),
  items: z.array(AgendaItem),
  state: InvitationState,
  sentAt: z.nullable(Instant),
  sentBy: z.nullable(z.string()),
  /** How often it was sent. */
  sendings: z.int(),
});
export type DayInvitation = z.infer<typeof DayInvitation>;

export const DayInvitations = z.object({
  /** Of the day. */
  version: z.int(),
  sendsMail: z.boolean(),
  /** Who signs what the reader sends. */
  sender: z.string(),
  invitations: z.array(DayInvitation),
});
export type DayInvitations = z.infer<typeof DayInvitations>;

const Recipient = z.union([
  z.object({ companyId: Uuid, recipient: EmailAddress }),
  z.object({ userId: Uuid }),
]);

export const InvitationSending = z.object({
  /** The day as the sender saw it. */
  version: z.int(),
  recipients: z.array(Recipient).check(z.minLength(1), z.maxLength(pitchDayLimits.invitationsMost)),
  message: z._default(text(pitchDayLimits.messageCharacters), ''),
});
export type InvitationSending = z.infer<typeof InvitationSending>;

/** Whether there is something to send. */
export const needsSending = ({ state }: Pick<DayInvitation, 'state'>): boolean =>
  state === 'new' || state === 'changed' || state === 'removed';
