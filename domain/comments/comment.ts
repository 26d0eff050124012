import * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import { Id, Instant, requiredText } from '#domain/shapes.ts';

/** What somebody said about a submission. Threads are one level deep. */
export const Comment = z.object({
  id: Id,
  submissionId: Id,
  /** The comment this one answers; null for the first of a thread. */
  parentId: z.nullable(Id),
  author: z.object({ id: Id, name: z.string() }),
  /** Markdown. Empty once it was deleted while answers to it stand. */
  body: z.string(),
  isDeleted: z.boolean(),
  createdAt: Instant,
  /** When it was changed last; null while it stands as it was written. */
  editedAt: z.nullable(Instant),
});
export type Comment = z.infer<typeof Comment>;

export const CommentDraft = z.object({
  body: requiredText(limits.commentCharacters),
  parentId: z.optional(z.nullable(z.uuid())),
});
export type CommentDraft = z.infer<typeof CommentDraft>;
