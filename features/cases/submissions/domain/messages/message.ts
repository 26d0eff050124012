import * as z from 'zod/mini';
import { Attachment } from '#features/cases/files/domain/file.ts';
import { messageLimits } from '#features/cases/submissions/domain/limits.ts';
import { Id, Instant, requiredText, Uuid } from '#core/domain/schemas.ts';

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

/** One of the case team, with files that its author has sent for it. */
export const TeamMessageDraft = z.extend(MessageDraft, {
  fileIds: z.optional(z.array(Uuid).check(z.maxLength(messageLimits.filesMost))),
});
export type TeamMessageDraft = z.infer<typeof TeamMessageDraft>;
