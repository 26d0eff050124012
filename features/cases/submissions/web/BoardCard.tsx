import { GripVertical } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import type { SubmissionRow } from '#features/cases/submissions/domain/submission.ts';
import { ScoreBadge } from '#features/cases/submissions/web/shared/ScoreBadge.tsx';
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
    <div className="group/card relative space-y-1.5">
      <div className="flex items-center gap-2">
        <Avatar
          id={company?.id ?? companyName}
          name={companyName}
          imageUrl={company?.logoUrl}
          shape="company"
          size="s"
        />
        <p className="line-clamp-2 min-w-0 text-control leading-4 font-semibold">{companyName}</p>
        {canMove && (
          <Button
            slot="drag"
            aria-label="Move"
            className="absolute -top-1 -right-1.5 grid size-6 cursor-grab place-items-center rounded bg-raised text-ink-3 opacity-0 group-hover/card:opacity-100 hover:text-ink data-[focus-visible]:opacity-100 pointer-coarse:opacity-100"
          >
            <GripVertical aria-hidden className="size-4" />
          </Button>
        )}
      </div>
      <p className="line-clamp-3 text-control leading-4.5 text-ink-2">{title}</p>
      <p className="flex flex-wrap items-center justify-between gap-x-2 text-small text-ink-3">
        <span>{about}</span>
        {score && <ScoreBadge score={score} isBare />}
      </p>
      <PreparedBadge decision={row.decision} />
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-3 tabular">
        <VoteSummary votes={votes} numComments={numComments} />
        <TimeInStage since={row.stageSince} />
        <span className="ml-auto">
          {row.dueAt ? <DueBadge of={row} /> : <RelativeTime at={createdAt} />}
        </span>
      </p>
    </div>
  );
}
