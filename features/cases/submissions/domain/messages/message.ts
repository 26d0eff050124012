import * as z from 'zod/mini';
import { Attachment } from '#features/cases/files/domain/file.ts';
import { messageLimits } from '#features/cases/submissions/domain/limits.ts';
import { Id, Instant, requiredText } from '#core/domain/schemas.ts';

/** A message between a case team and a submitter. */
export const Message = z.object({
  id: Id,
  /** Null: the submitter. */
  author: z.nullable(z.object({ id: Id, name: z.string() })),
  body: z.string(),
  attachments: z.array(Attachment),
  createdAt: Instant,
});
export type Message = z.infer<typeof Message>;

export const MessageDraft = z.object({ body: requiredText(messageLimits.messageCharacters) });
