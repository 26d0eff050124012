import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { limits } from '#core/domain/limits.ts';
import { Uuid, text } from '#core/domain/schemas.ts';
import { Comment, CommentDraft, CommentText, Mentionable } from './comment.ts';

const params = z.object({ id: Uuid });

export const list = endpoint({
  method: 'GET',
  path: '/submissions/{id}/comments',
  summary: 'What was said about a submission, oldest first.',
  may: 'viewComments',
  params,
  answer: z.array(Comment),
});

export const add = endpoint({
  method: 'POST',
  path: '/submissions/{id}/comments',
  summary: 'Says something about a submission, or answers what was said.',
  may: 'comment',
  params,
  body: CommentDraft,
  answer: Comment,
});

export const edit = endpoint({
  method: 'PUT',
  path: '/comments/{id}',
  summary: 'Changes a comment of one’s own.',
  may: 'comment',
  params,
  body: CommentText,
  answer: Comment,
});

export const mentionable = endpoint({
  method: 'GET',
  path: '/submissions/{id}/mentionable',
  summary: 'Who can be named in a comment on a submission: who may read it. The case team first.',
  may: 'comment',
  params,
  query: z.object({ q: z._default(text(limits.queryCharacters), '') }),
  answer: z.array(Mentionable),
});

/** Hidden from everybody who may not hide comments, its author too. */
export const hide = endpoint({
  method: 'PUT',
  path: '/comments/{id}/hidden',
  summary: 'Hides a comment, or shows it again.',
  may: 'hideComment',
  params,
  body: z.object({ isHidden: z.boolean() }),
  answer: Comment,
});

/** Replies stay: the text is removed, and the audit trail records the deletion. */
export const remove = endpoint({
  method: 'DELETE',
  path: '/comments/{id}',
  summary: 'Takes a comment of one’s own away.',
  may: 'comment',
  params,
  answer: null,
});
