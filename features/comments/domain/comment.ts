import * as z from 'zod/mini';
import { commentLimits } from './limits.ts';
import { Id, Instant, requiredText } from '#core/domain/schemas.ts';

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
  /** The people it names, as `@First Last`. */
  mentions: z.array(z.object({ id: Id, name: z.string() })),
  createdAt: Instant,
  /** When it was changed last; null while it stands as it was written. */
  editedAt: z.nullable(Instant),
});
export type Comment = z.infer<typeof Comment>;

/** What can be said and said differently: the text, and whom its `@` names mean. */
export const CommentText = z.object({
  body: requiredText(commentLimits.commentCharacters),
  mentions: z.optional(z.array(z.uuid()).check(z.maxLength(commentLimits.mentionsMost))),
});

/** Somebody who can be named in a comment: who may read it. */
export const Mentionable = z.object({
  id: Id,
  name: z.string(),
  title: z.nullable(z.string()),
  photoUrl: z.nullable(z.string()),
  /** What they are on this case; null for the foundry and champions. */
  role: z.nullable(z.string()),
});
export type Mentionable = z.infer<typeof Mentionable>;

export const CommentDraft = z.extend(CommentText, {
  parentId: z.optional(z.nullable(z.uuid())),
});
export type CommentDraft = z.infer<typeof CommentDraft>;
