import * as z from 'zod/mini';
import { commentLimits } from './limits.ts';
import { Id, Instant, requiredText } from '#core/domain/schemas.ts';

/** A comment on a submission. Threads are one level deep. */
export const Comment = z.object({
  id: Id,
  submissionId: Id,
  /** The comment that this replies to; null for the first of a thread. */
  parentId: z.nullable(Id),
  author: z.object({ id: Id, name: z.string() }),
  /** Markdown. Empty when it was deleted and has replies. */
  body: z.string(),
  /** So is one that was hidden, to everybody who may not hide comments. */
  isDeleted: z.boolean(),
  /** Who hid it, for those who may hide comments; null: it is not hidden. */
  hiddenBy: z.nullable(z.object({ id: Id, name: z.string() })),
  /** Mentioned people, in the text as `@First Last`. */
  mentions: z.array(z.object({ id: Id, name: z.string() })),
  createdAt: Instant,
  /** Time of the last edit; null if never edited. */
  editedAt: z.nullable(Instant),
});
export type Comment = z.infer<typeof Comment>;

/** Input for creating and editing: the text, and the people its `@` names refer to. */
export const CommentText = z.object({
  body: requiredText(commentLimits.commentCharacters),
  mentions: z.optional(z.array(z.uuid()).check(z.maxLength(commentLimits.mentionsMost))),
});

/** A person who can be mentioned: one who may read the comment. */
export const Mentionable = z.object({
  id: Id,
  name: z.string(),
  title: z.nullable(z.string()),
  photoUrl: z.nullable(z.string()),
  /** Their role in this case; null for the foundry and champions. */
  role: z.nullable(z.string()),
});
export type Mentionable = z.infer<typeof Mentionable>;

export const CommentDraft = z.extend(CommentText, {
  parentId: z.optional(z.nullable(z.uuid())),
});
export type CommentDraft = z.infer<typeof CommentDraft>;
