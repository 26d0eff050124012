import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { Uuid } from '#core/domain/schemas.ts';
import {
  Invitation,
  InvitationAnswer,
  InvitationDraft,
  Invitations,
  ReceivedInvitation,
  Recipient,
} from './invitation.ts';
import { invitationLimits } from './limits.ts';

const byId = z.object({ id: Uuid });
const byKey = z.object({ key: z.string().check(z.regex(/^[\w-]{1,100}$/u)) });

export const list = endpoint({
  method: 'GET',
  path: '/opportunities/{id}/invitations',
  summary:
    'The companies that were invited to submit, the latest first, and how far each has come.',
  may: 'viewTeam',
  params: byId,
  answer: Invitations,
});

export const recipients = endpoint({
  method: 'GET',
  path: '/opportunities/{id}/recipients',
  summary: 'The addresses at a company that the corporation of an opportunity knows.',
  may: 'inviteCompany',
  params: byId,
  query: z.object({ companyId: Uuid }),
  answer: z.array(Recipient),
});

export const send = endpoint({
  method: 'POST',
  path: '/opportunities/{id}/invitations',
  summary: 'Invites a company to submit, by an email with a link of its own.',
  may: 'inviteCompany',
  params: byId,
  body: InvitationDraft,
  answer: Invitation,
});

export const withdraw = endpoint({
  method: 'DELETE',
  path: '/opportunities/{id}/invitations/{invitationId}',
  summary: 'Ends an invitation: its link shows nothing any more.',
  may: 'inviteCompany',
  params: z.object({ id: Uuid, invitationId: Uuid }),
  answer: null,
});

export const received = endpoint({
  method: 'GET',
  path: '/public/invitations/{key}',
  summary: 'An invitation, for who holds its secret link.',
  may: 'anyone',
  params: byKey,
  labels: { key: 'Link' },
  perHour: invitationLimits.readsPerHour,
  answer: ReceivedInvitation,
});

export const track = endpoint({
  method: 'PUT',
  path: '/public/invitations/{key}/progress',
  summary: 'Tells that the link was opened or the form started. Reading it does not.',
  may: 'anyone',
  params: byKey,
  labels: { key: 'Link', step: 'Step' },
  body: z.object({ step: z.enum(['opened', 'started']) }),
  perHour: invitationLimits.readsPerHour,
  answer: null,
});

export const answer = endpoint({
  method: 'PUT',
  path: '/public/invitations/{key}/answer',
  summary: 'Declines an invitation with a reason, or takes that back.',
  may: 'anyone',
  params: byKey,
  labels: { key: 'Link', reason: 'Reason', note: 'Note', unsubscribes: 'No more invitations' },
  body: InvitationAnswer,
  perHour: invitationLimits.answersPerHour,
  answer: ReceivedInvitation,
});
