import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { Comment } from '#domain/comments/comment.ts';
import { edit, remove } from '#domain/comments/endpoints.ts';
import { useSession } from '#web/session/use-session.ts';
import { call } from '#web/transport/call.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Ago } from '#web/ui/dates.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { toast } from '#web/ui/toasts.ts';
import { useCommentsChanged } from './use-comments-changed.ts';

const Markdown = lazy(async () => ({ default: (await import('#web/ui/Markdown.tsx')).Markdown }));

interface Props {
  readonly comment: Comment;
  readonly onAnswer?: (() => void) | undefined;
}

type Mode = 'reading' | 'editing' | 'deleting';

/** One comment. Who wrote it may change it and take it away. */
export function CommentItem({ comment, onAnswer }: Props) {
  const { user } = useSession();
  const [mode, setMode] = useState<Mode>('reading');
  const [body, setBody] = useState(comment.body);
  const changed = useCommentsChanged(comment.submissionId);
  const params = { id: comment.id };
  const { mutate, isPending } = useMutation({
    mutationFn: (act: 'edit' | 'remove'): Promise<unknown> =>
      act === 'edit' ? call(edit, { params, body: { body } }) : call(remove, { params }),
    onSuccess: async () => {
      await changed();
      setMode('reading');
    },
    onError: (error) => toast(error.message, 'bad'),
  });

  if (comment.isDeleted)
    return <p className="text-control text-ink-3 italic">This comment was deleted.</p>;
  const isOwn = user?.id === comment.author.id;
  return (
    <article aria-label={`Comment by ${comment.author.name}`} className="flex gap-2.5">
      <Avatar id={comment.author.id} name={comment.author.name} shape="person" size="s" />
      <div className="min-w-0 flex-1">
        <p className="text-control">
          <span className="font-semibold">{comment.author.name}</span>{' '}
          <span className="text-meta text-ink-3">
            <Ago at={comment.createdAt} />
            {comment.editedAt && ' · changed'}
          </span>
        </p>
        {mode === 'editing' ? (
          <div className="mt-1.5 space-y-2">
            <TextArea
              label="Change the comment"
              value={body}
              onChange={setBody}
              onSubmit={() => mutate('edit')}
              autoFocus
            />
            <div className="flex gap-2">
              <Button
                variant="primary"
                size="small"
                isDisabled={isPending || body.trim() === ''}
                onPress={() => mutate('edit')}
              >
                Save
              </Button>
              <Button variant="quiet" size="small" onPress={() => setMode('reading')}>
                Cancel
              </Button>
            </div>
          </div>
        ) : (
          <Suspense fallback={<div className="skeleton h-5" />}>
            <Markdown text={comment.body} className="text-body!" />
          </Suspense>
        )}
        {mode === 'deleting' && (
          <div role="alert" className="mt-2 flex flex-wrap items-center gap-2 text-control">
            Delete this comment for everybody?
            <Button size="small" isDisabled={isPending} onPress={() => mutate('remove')}>
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
                <Button
                  variant="quiet"
                  size="small"
                  onPress={() => {
                    setBody(comment.body);
                    setMode('editing');
                  }}
                >
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
