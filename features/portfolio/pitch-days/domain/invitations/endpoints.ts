import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { Uuid } from '#core/domain/schemas.ts';
import { DayInvitations, InvitationSending } from './invitation.ts';

const params = z.object({ id: Uuid });

export const list = endpoint({
  method: 'GET',
  path: '/pitch-days/{id}/invitations',
  summary:
    'Whom a pitch day invites, companies and case teams, each with the agenda, and what was sent to them when.',
  may: 'planPitchDay',
  params,
  answer: DayInvitations,
});

export const send = endpoint({
  method: 'POST',
  path: '/pitch-days/{id}/invitations',
  summary:
    'Emails invitations with a calendar file: new ones, changes and cancellations. Who has been told what holds already is left out.',
  may: 'planPitchDay',
  params,
  body: InvitationSending,
  answer: z.object({ sent: z.int() }),
});
