import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { Uuid } from '#core/domain/schemas.ts';
import { OpenInvitation } from './account.ts';
import * as invitations from './invitation-endpoints.ts';

/** Invitations to one corporation, without a role: what its administrators may do. */

const params = z.object({ id: Uuid });

export const list = endpoint({
  method: 'GET',
  path: '/corporations/{id}/invitations',
  summary: 'Invitations to a corporation that are not used yet, the newest first.',
  may: 'invitePeople',
  params,
  answer: z.array(OpenInvitation),
});

export const invite = endpoint({
  method: 'POST',
  path: '/corporations/{id}/invitations',
  summary:
    'Makes an account in a corporation, without a role, and sends the link to set its password; again, another link.',
  may: 'invitePeople',
  params,
  body: z.pick(invitations.invite.body, { email: true, firstName: true, lastName: true }),
  answer: invitations.invite.answer,
});

/** A POST: addresses must not lie in logs. */
export const lookup = endpoint({
  method: 'POST',
  path: '/corporations/{id}/invitations/lookup',
  summary: 'Which of these addresses have an account or an invitation in the corporation already.',
  may: 'invitePeople',
  params,
  body: invitations.lookup.body,
  answer: invitations.lookup.answer,
});

export const revoke = endpoint({
  method: 'DELETE',
  path: '/corporations/{id}/invitations/{userId}',
  summary: 'Revokes the invitation of a person to the corporation, whose links no longer work.',
  may: 'invitePeople',
  params: z.object({ id: Uuid, userId: Uuid }),
  answer: null,
});
