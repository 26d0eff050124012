import * as z from 'zod/mini';
import { EmailAddress } from '#core/domain/identity/email-address.ts';
import { limits } from '#core/domain/limits.ts';
import { Id, requiredText, text } from '#core/domain/schemas.ts';
import { contactLimits } from './limits.ts';

export const ContactDraft = z.object({
  name: requiredText(limits.nameCharacters),
  email: z.nullable(EmailAddress),
  role: text(contactLimits.roleCharacters),
});
export type ContactDraft = z.infer<typeof ContactDraft>;

/** Somebody at a company, as a corporation knows them. The shared record has nothing of it. */
export const Contact = z.object({
  /** Null: of a submission, which has what it says. */
  id: z.nullable(Id),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  role: z.string(),
  /** Whose contact it is. */
  corporation: z.object({ id: Id, name: z.string() }),
  /** The latest submission by this person that the viewer sees. */
  submission: z.nullable(z.object({ id: Id, opportunityId: Id, title: z.string() })),
});
export type Contact = z.infer<typeof Contact>;
