import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Comment } from '#features/comments/domain/comment.ts';
import { list } from '#features/comments/domain/endpoints.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { ErrorState, Loading } from '#ui/states.tsx';
import { CommentComposer } from '#features/comments/web/CommentComposer.tsx';
import { CommentItem } from '#features/comments/web/CommentItem.tsx';

interface Props {
  readonly submissionId: string;
  /** Null: the user may comment. Otherwise who may, shown as the reason below the thread. */
  readonly whoMay: string | null;
}

const repliesTo = (comments: readonly Comment[], parentId: string | null) =>
  comments.filter((comment) => comment.parentId === parentId);

/** Comments of the case team, one level deep. */
export function CommentThread({ submissionId, whoMay }: Props) {
  const {
    data: comments,
    error,
    refetch,
  } = useQuery(queryOptionsOf(list, { params: { id: submissionId } }));
  const [answering, setAnswering] = useState<string | null>(null);
  const canComment = whoMay === null;

  if (error)
    return (
      <ErrorState
        title="The comments could not be loaded"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  if (!comments) {
    return (
      <Loading what="comments">
        <div className="skeleton h-16" />
      </Loading>
    );
  }
  return (
    <div className="space-y-4">
      {comments.length === 0 && (
        <p className="text-control text-ink-3">Nobody has said anything yet.</p>
      )}
      <ul className="space-y-4">
        {repliesTo(comments, null).map((comment) => (
          <li key={comment.id}>
            <CommentItem
              comment={comment}
              onAnswer={canComment ? () => setAnswering(comment.id) : undefined}
            />
            <ul className="mt-3 space-y-3 border-l border-line pl-4 empty:hidden">
              {repliesTo(comments, comment.id).map((answer) => (
                <li key={answer.id}>
                  <CommentItem comment={answer} />
                </li>
              ))}
              {answering === comment.id && (
                <li>
                  <CommentComposer
                    submissionId={submissionId}
                    parentId={comment.id}
                    label="Answer"
                    onDone={() => setAnswering(null)}
                  />
                </li>
              )}
            </ul>
          </li>
        ))}
      </ul>
      {canComment ? (
        <CommentComposer submissionId={submissionId} parentId={null} label="Comment" />
      ) : (
        <p className="text-meta text-ink-3">Commenting is for {whoMay}.</p>
      )}
    </div>
  );
}
