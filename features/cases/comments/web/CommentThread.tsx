import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Comment } from '#features/cases/comments/domain/comment.ts';
import { list } from '#features/cases/comments/domain/endpoints.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { QueryBoundary } from '#core/web/transport/QueryBoundary.tsx';
import { CommentComposer } from './CommentComposer.tsx';
import { CommentItem } from './CommentItem.tsx';
import { useReadMentions } from './use-read-mentions.ts';

interface Props {
  readonly submissionId: string;
  /** Null: the user may comment. Otherwise who may, shown as the reason below the thread. */
  readonly whoMay: string | null;
  /** Whether the user may hide comments, and sees hidden ones. */
  readonly canHide: boolean;
  /** The composer has the focus at once. */
  readonly isWriting?: boolean;
}

const repliesTo = (comments: readonly Comment[], parentId: string | null) =>
  comments.filter((comment) => comment.parentId === parentId);

/** Comments of the case team, one level deep. */
export function CommentThread({ submissionId, whoMay, canHide, isWriting = false }: Props) {
  const query = useQuery(queryOptionsOf(list, { params: { id: submissionId } }));
  useReadMentions(query.isSuccess ? submissionId : null);
  const [answering, setAnswering] = useState<string | null>(null);
  const canComment = whoMay === null;
  return (
    <QueryBoundary what="comments" skeleton={<div className="skeleton h-16" />} query={query}>
      {(comments) => (
        <div className="space-y-4">
          {comments.length === 0 && <p className="text-control text-ink-3">No comments yet.</p>}
          <ul className="space-y-4">
            {repliesTo(comments, null).map((comment) => (
              <li key={comment.id}>
                <CommentItem
                  comment={comment}
                  canHide={canHide}
                  onAnswer={canComment ? () => setAnswering(comment.id) : undefined}
                />
                <ul className="mt-3 space-y-3 border-l border-line pl-4 empty:hidden">
                  {repliesTo(comments, comment.id).map((answer) => (
                    <li key={answer.id}>
                      <CommentItem comment={answer} canHide={canHide} />
                    </li>
                  ))}
                  {answering === comment.id && (
                    <li>
                      <CommentComposer
                        submissionId={submissionId}
                        parentId={comment.id}
                        label="Reply"
                        onDone={() => setAnswering(null)}
                      />
                    </li>
                  )}
                </ul>
              </li>
            ))}
          </ul>
          {canComment ? (
            <div className="composer-dock">
              <CommentComposer
                submissionId={submissionId}
                parentId={null}
                label="Comment"
                isFocused={isWriting}
              />
            </div>
          ) : (
            <p className="text-small text-ink-3">Commenting is for {whoMay}.</p>
          )}
        </div>
      )}
    </QueryBoundary>
  );
}
