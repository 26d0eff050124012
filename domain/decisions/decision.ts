import * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import { requiredText } from '#domain/shapes.ts';

/** What a submitter is written when a decision is sent. */
export const DecisionMail = z.object({
  subject: requiredText(limits.nameCharacters),
  body: requiredText(limits.mailCharacters),
});
export type DecisionMail = z.infer<typeof DecisionMail>;
