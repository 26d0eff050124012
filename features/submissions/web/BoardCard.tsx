import { GripVertical } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import type { SubmissionRow } from '#features/submissions/domain/submission.ts';
import { ScoreBadge } from '#features/scores/web/public/ScoreBadge.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import { RelativeTime } from '#ui/dates.tsx';
import { DueBadge } from './DueBadge.tsx';
import { PreparedBadge } from './PreparedBadge.tsx';
import { TimeInStage } from './TimeInStage.tsx';
import { VoteSummary } from './VoteSummary.tsx';

interface Props {
  readonly row: SubmissionRow;
  readonly canMove: boolean;
}

/** A submission on the board: title, company, scores and votes, time in the stage, deadline. */
export function BoardCard({ row, canMove }: Props) {
  const { company, companyName, title, votes, numComments, score, createdAt } = row;
  const about = [company?.country, company?.stage].filter(Boolean).join(' · ');
  return (
    <div className="space-y-2">
      <div className="flex items-center gap-2.5">
        <Avatar
          id={company?.id ?? companyName}
          name={companyName}
          imageUrl={company?.logoUrl}
          shape="company"
        />
        <div className="min-w-0 flex-1">
          <p className="truncate text-control leading-4 font-semibold">{companyName}</p>
          <p className="flex gap-2 text-small text-ink-3">
            <span className="truncate">{about}</span>
            {score && (
              <span className="ml-auto">
                <ScoreBadge score={score} isBare />
              </span>
            )}
          </p>
        </div>
        {canMove && (
          <Button
            slot="drag"
            aria-label="Move"
            className="-mr-1 grid size-6 shrink-0 cursor-grab place-items-center rounded text-ink-3 hover:text-ink"
          >
            <GripVertical aria-hidden className="size-4" />
          </Button>
        )}
      </div>
      <p className="line-clamp-2 text-control text-ink-2">{title}</p>
      <PreparedBadge decision={row.decision} />
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-3 tabular">
        <VoteSummary votes={votes} numComments={numComments} />
        <TimeInStage since={row.stageSince} />
        <span className="ml-auto">
          {row.dueAt ? <DueBadge dueAt={row.dueAt} /> : <RelativeTime at={createdAt} />}
        </span>
      </p>
    </div>
  );
}
