import { MessageSquare, ThumbsUp } from 'lucide-react';
import type { SubmissionRow } from '#features/cases/submissions/domain/submission.ts';

/** The number of votes and comments; only for those who may see them. */
export function VoteSummary({ votes, numComments }: Pick<SubmissionRow, 'votes' | 'numComments'>) {
  return (
    <span className="flex items-center gap-3 text-ink-3 tabular">
      {votes && (
        <span className="flex items-center gap-1" title={`${votes.up} for, ${votes.down} against`}>
          <ThumbsUp aria-hidden className="size-3.5" strokeWidth={1.75} />
          <span className="sr-only">for </span>
          {votes.up}
          <span aria-hidden>/</span>
          <span className="sr-only">against </span>
          {votes.down}
        </span>
      )}
      {numComments !== undefined && (
        <span className="flex items-center gap-1">
          <MessageSquare aria-hidden className="size-3.5" strokeWidth={1.75} />
          {numComments}
          <span className="sr-only"> comments</span>
        </span>
      )}
    </span>
  );
}
