import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { limits } from '#core/domain/limits.ts';
import { Uuid, text } from '#core/domain/schemas.ts';
import { EmailAddress, OpenInvitation } from './account.ts';

export const invite = endpoint({
  method: 'POST',
  path: '/invitations',
  summary:
    'Makes an account for somebody and sends the link to set its password; again, another link.',
  may: 'manageUsers',
  body: z.object({
    email: EmailAddress,
    firstName: text(limits.nameCharacters),
    lastName: text(limits.nameCharacters),
    corporationId: z.nullable(Uuid),
  }),
  answer: z.object({ userId: z.string() }),
});

export const list = endpoint({
  method: 'GET',
  path: '/invitations',
  summary: 'Invitations that nobody has used yet, the newest first; also those whose link expired.',
  may: 'manageUsers',
  answer: z.array(OpenInvitation),
});

export const revoke = endpoint({
  method: 'DELETE',
  path: '/invitations/{id}',
  summary: 'Revokes the invitation of a person, whose links no longer work.',
  may: 'manageUsers',
  params: z.object({ id: Uuid }),
  answer: null,
});
