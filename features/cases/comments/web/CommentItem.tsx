import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Comment } from '#features/cases/comments/domain/comment.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { isWaiting, usePerform } from '#core/web/sync/offline/use-perform.ts';
import { PersonName, PersonPhoto } from '#features/people/users/web/shared/Person.tsx';
import { Button } from '#ui/Button.tsx';
import { MarkdownText } from '#ui/MarkdownText.tsx';
import { RelativeTime } from '#ui/dates.tsx';
import { toastError } from '#ui/toasts.ts';
import { CommentEditor } from './CommentEditor.tsx';
import { HiddenComment } from './HiddenComment.tsx';
import { isTemporary, removeComment } from './offline-actions.ts';
import { useHideComment } from './use-hide-comment.ts';
import { useRefreshComments } from './use-refresh-comments.ts';

interface Props {
  readonly comment: Comment;
  readonly onAnswer?: (() => void) | undefined;
  readonly canHide: boolean;
}

type Mode = 'reading' | 'editing' | 'deleting';

/** One comment. Its author may edit and delete it, others may hide it. */
export function CommentItem({ comment, onAnswer, canHide }: Props) {
  const { user } = useSession();
  const client = useQueryClient();
  const perform = usePerform();
  const [mode, setMode] = useState<Mode>('reading');
  const changed = useRefreshComments(comment.submissionId);
  const hide = useHideComment(comment.submissionId);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const input = { submissionId: comment.submissionId, before: comment };
      const outcome = await perform(removeComment, input);
      if (outcome === isWaiting) removeComment.show(client, input);
      return outcome;
    },
    onSuccess: async (outcome) => {
      if (outcome !== isWaiting) await changed();
      setMode('reading');
    },
    onError: toastError,
  });

  if (comment.isDeleted)
    return <p className="text-control text-ink-3 italic">This comment was removed.</p>;
  if (comment.hiddenBy) {
    return (
      <HiddenComment
        comment={comment}
        hiddenBy={comment.hiddenBy.name}
        onUnhide={() => hide({ comment, isHidden: false })}
      />
    );
  }
  const names = comment.mentions.map(({ name }) => name);
  const isUnsent = isTemporary(comment);
  const isOwn = user?.id === comment.author.id;
  return (
    <article aria-label={`Comment by ${comment.author.name}`} className="flex gap-2.5">
      <PersonPhoto {...comment.author} size="s" />
      <div className="min-w-0 flex-1">
        <p className="text-control">
          <PersonName {...comment.author} className="font-semibold" />{' '}
          <span className="text-small text-ink-3">
            <RelativeTime at={comment.createdAt} />
            {comment.editedAt && ' · edited'}
            {isUnsent && ' · not sent yet'}
          </span>
        </p>
        {mode === 'editing' ? (
          <CommentEditor comment={comment} onDone={() => setMode('reading')} />
        ) : (
          <MarkdownText text={comment.body} mentions={names} look="body" />
        )}
        {mode === 'deleting' && (
          <div role="alert" className="mt-2 flex flex-wrap items-center gap-2 text-control">
            Delete this comment for everyone?
            <Button variant="danger" size="small" isDisabled={isPending} onPress={() => mutate()}>
              Delete
            </Button>
            <Button variant="quiet" size="small" onPress={() => setMode('reading')}>
              Cancel
            </Button>
          </div>
        )}
        {mode === 'reading' && !isUnsent && (onAnswer ?? (isOwn || canHide)) && (
          <div className="mt-0.5 -ml-2 flex">
            {onAnswer && (
              <Button variant="quiet" size="small" onPress={onAnswer}>
                Reply
              </Button>
            )}
            {isOwn && (
              <>
                <Button variant="quiet" size="small" onPress={() => setMode('editing')}>
                  Edit
                </Button>
                <Button variant="quiet" size="small" onPress={() => setMode('deleting')}>
                  Delete
                </Button>
              </>
            )}
            {canHide && (
              <Button
                variant="quiet"
                size="small"
                onPress={() => hide({ comment, isHidden: true })}
              >
                Hide
              </Button>
            )}
          </div>
        )}
      </div>
    </article>
  );
}
