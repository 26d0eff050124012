import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { limits } from '#core/domain/limits.ts';
import { Uuid, text } from '#core/domain/schemas.ts';
import { SystemRoleName } from '#core/domain/authorization/system-role.ts';
import { EmailAddress, OpenInvitation } from './account.ts';
import { identityLimits } from './limits.ts';

export const invite = endpoint({
  method: 'POST',
  path: '/invitations',
  summary:
    'Makes an account for a person, maybe with a role, and sends the link to set its password; again, another link.',
  may: 'manageUsers',
  body: z.object({
    email: EmailAddress,
    firstName: text(limits.nameCharacters),
    lastName: text(limits.nameCharacters),
    corporationId: z.nullable(Uuid),
    /** A system role to give with it. */
    role: z.optional(z.nullable(SystemRoleName)),
  }),
  answer: z.object({
    userId: z.string(),
    /** To be handed over by the inviter, where no mail server is set; null: it was mailed. */
    link: z.nullable(z.string()),
  }),
});

/** A POST: addresses must not lie in logs. */
export const lookup = endpoint({
  method: 'POST',
  path: '/invitations/lookup',
  summary: 'Which of these addresses have an account or an invitation already.',
  may: 'manageUsers',
  body: z.object({
    emails: z.array(EmailAddress).check(z.maxLength(identityLimits.invitedMost)),
  }),
  answer: z.object({
    /** Whether invitations are mailed; else their links are handed over. */
    sendsMail: z.boolean(),
    known: z.array(z.object({ email: z.string(), state: z.enum(['member', 'invited']) })),
  }),
});

export const list = endpoint({
  method: 'GET',
  path: '/invitations',
  summary: 'Invitations that are not used yet, the newest first; also those whose link expired.',
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
