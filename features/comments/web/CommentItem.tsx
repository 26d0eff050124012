import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { Comment } from '#features/comments/domain/comment.ts';
import { remove } from '#features/comments/domain/endpoints.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { call } from '#core/web/transport/call.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Button } from '#ui/Button.tsx';
import { RelativeTime } from '#ui/dates.tsx';
import { toast } from '#ui/toasts.ts';
import { CommentEditor } from './CommentEditor.tsx';
import { useRefreshComments } from './use-refresh-comments.ts';

const Markdown = lazy(async () => ({ default: (await import('#ui/Markdown.tsx')).Markdown }));

interface Props {
  readonly comment: Comment;
  readonly onAnswer?: (() => void) | undefined;
}

type Mode = 'reading' | 'editing' | 'deleting';

/** One comment. Its author may edit and delete it. */
export function CommentItem({ comment, onAnswer }: Props) {
  const { user } = useSession();
  const [mode, setMode] = useState<Mode>('reading');
  const changed = useRefreshComments(comment.submissionId);
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(remove, { params: { id: comment.id } }),
    onSuccess: async () => {
      await changed();
      setMode('reading');
    },
    onError: (error) => toast(error.message, 'bad'),
  });

  if (comment.isDeleted)
    return <p className="text-control text-ink-3 italic">This comment was deleted.</p>;
  const names = comment.mentions.map(({ name }) => name);
  const isOwn = user?.id === comment.author.id;
  return (
    <article aria-label={`Comment by ${comment.author.name}`} className="flex gap-2.5">
      <Avatar id={comment.author.id} name={comment.author.name} shape="person" size="s" />
      <div className="min-w-0 flex-1">
        <p className="text-control">
          <span className="font-semibold">{comment.author.name}</span>{' '}
          <span className="text-meta text-ink-3">
            <RelativeTime at={comment.createdAt} />
            {comment.editedAt && ' · changed'}
          </span>
        </p>
        {mode === 'editing' ? (
          <CommentEditor comment={comment} onDone={() => setMode('reading')} />
        ) : (
          <Suspense fallback={<div className="skeleton h-5" />}>
            <Markdown text={comment.body} mentions={names} className="text-body!" />
          </Suspense>
        )}
        {mode === 'deleting' && (
          <div role="alert" className="mt-2 flex flex-wrap items-center gap-2 text-control">
            Delete this comment for everybody?
            <Button size="small" isDisabled={isPending} onPress={() => mutate()}>
              Delete
            </Button>
            <Button variant="quiet" size="small" onPress={() => setMode('reading')}>
              Keep
            </Button>
          </div>
        )}
        {mode === 'reading' && (onAnswer ?? isOwn) && (
          <div className="mt-0.5 -ml-2 flex">
            {onAnswer && (
              <Button variant="quiet" size="small" onPress={onAnswer}>
                Answer
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
          </div>
        )}
      </div>
    </article>
  );
}
