import type { QueryClient } from '@tanstack/react-query';
import type { Comment, CommentDraft } from '#features/cases/comments/domain/comment.ts';
import { add, edit, hide, list, remove } from '#features/cases/comments/domain/endpoints.ts';
import { board, submissions } from '#features/cases/submissions/domain/list-endpoints.ts';
import { offlineAction, type OfflineAction } from '#core/web/sync/offline/offline-action.ts';
import { personName } from '#core/domain/identity/names.ts';
import type { User } from '#core/domain/identity/user.ts';
import { newIdempotencyKey } from '#core/web/transport/idempotency-key.ts';
import { call } from '#core/web/transport/call.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';

const threadOf = (submissionId: string) => queryKeyOf(list, { params: { id: submissionId } });

const patchThread = (
  client: QueryClient,
  submissionId: string,
  change: (thread: readonly Comment[]) => Comment[],
): void =>
  void client.setQueryData<Comment[]>(threadOf(submissionId), (thread) => thread && change(thread));

/** What depends on comments: the thread, and the counts of lists. */
export const commentQueries = (submissionId: string) => [
  { queryKey: threadOf(submissionId) },
  { queryKey: queryKeyOf(submissions) },
  { queryKey: queryKeyOf(board) },
];

const refetched = ({ submissionId }: { readonly submissionId: string }) =>
  commentQueries(submissionId);

const temporary = 'waiting-';
/** Whether the server does not know it yet. */
export const isTemporary = ({ id }: Pick<Comment, 'id'>): boolean => id.startsWith(temporary);

interface Added {
  readonly submissionId: string;
  readonly draft: CommentDraft;
  /** As it is shown until it was sent. */
  readonly shown: Comment;
}

/** The input of a comment by this person. */
export const newComment = (
  submissionId: string,
  author: User | null,
  draft: CommentDraft,
): Added => ({
  submissionId,
  draft,
  shown: {
    id: `${temporary}${newIdempotencyKey()}`,
    submissionId,
    parentId: draft.parentId ?? null,
    body: draft.body,
    author: { id: author?.id ?? '', name: author ? personName(author) : '' },
    isDeleted: false,
    hiddenBy: null,
    mentions: [],
    editedAt: null,
    createdAt: new Date().toISOString(),
  },
});

export const addComment = offlineAction<Added, Comment | null>({
  kind: 'comments.add',
  label: ({ draft }) => `Comment “${draft.body}”`,
  send: ({ submissionId, draft }, { key, uid }) =>
    call(add, { params: { id: submissionId }, body: draft }, { idempotencyKey: key, as: uid }),
  show: (client, { submissionId, shown }) =>
    patchThread(client, submissionId, (thread) => [
      ...thread.filter(({ id }) => id !== shown.id),
      shown,
    ]),
  rollBack: (client, { submissionId, shown }) =>
    patchThread(client, submissionId, (thread) => thread.filter(({ id }) => id !== shown.id)),
  refetched,
});

interface OfComment {
  readonly submissionId: string;
  /** As it was. */
  readonly before: Comment;
}

/** A change of one comment: shown in its thread until it was sent. */
const changeOfComment = <Input extends OfComment, Answer>(
  action: Pick<OfflineAction<Input, Answer>, 'kind' | 'send'> & {
    readonly verb: string;
    readonly after: (input: Input) => Comment;
  },
): OfflineAction<Input, Answer> => {
  const put = (client: QueryClient, submissionId: string, comment: Comment): void =>
    patchThread(client, submissionId, (thread) =>
      thread.map((one) => (one.id === comment.id ? comment : one)),
    );
  return {
    kind: action.kind,
    send: action.send,
    refetched,
    label: ({ before }) => `${action.verb} comment “${before.body}”`,
    show: (client, input) => put(client, input.submissionId, action.after(input)),
    rollBack: (client, { submissionId, before }) => put(client, submissionId, before),
  };
};

interface Edited extends OfComment {
  readonly body: string;
  readonly mentions: string[];
}

export const editComment = changeOfComment<Edited, Comment | null>({
  kind: 'comments.edit',
  verb: 'Edit',
  after: ({ before, body }) => ({ ...before, body }),
  send: ({ before, body, mentions }, { key, uid }) =>
    call(
      edit,
      { params: { id: before.id }, body: { body, mentions } },
      { idempotencyKey: key, as: uid },
    ),
});

export const removeComment = changeOfComment<OfComment, null>({
  kind: 'comments.remove',
  verb: 'Delete',
  after: ({ before }) => ({ ...before, body: '', isDeleted: true }),
  send: ({ before }, { key, uid }) =>
    call(remove, { params: { id: before.id } }, { idempotencyKey: key, as: uid }),
});

interface Hiding extends OfComment {
  readonly hiddenBy: Comment['hiddenBy'];
}

export const hideComment = changeOfComment<Hiding, Comment | null>({
  kind: 'comments.hide',
  verb: 'Hide or show',
  after: ({ before, hiddenBy }) => ({ ...before, hiddenBy }),
  send: ({ before, hiddenBy }, { key, uid }) =>
    call(
      hide,
      { params: { id: before.id }, body: { isHidden: hiddenBy !== null } },
      { idempotencyKey: key, as: uid },
    ),
});

export const offlineActions = [addComment, editComment, removeComment, hideComment];
