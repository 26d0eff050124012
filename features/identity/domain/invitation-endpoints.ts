import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { limits } from '#core/domain/limits.ts';
import { Uuid, text } from '#core/domain/schemas.ts';
import { EmailAddress } from './account.ts';

export const invite = endpoint({
  method: 'POST',
  path: '/invitations',
  summary:
    'Makes an account for somebody and sends the link to set its password; again, another link.',
  may: 'manageSystemRoles',
  body: z.object({
    email: EmailAddress,
    firstName: text(limits.nameCharacters),
    lastName: text(limits.nameCharacters),
    corporationId: z.nullable(Uuid),
  }),
  answer: z.object({ userId: z.string() }),
});
