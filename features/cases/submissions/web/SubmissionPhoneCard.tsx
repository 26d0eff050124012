import type { SubmissionRow } from '#features/cases/submissions/domain/submission.ts';
import { StageName } from '#features/cases/corporations/web/shared/StageName.tsx';
import { ScoreBadge } from '#features/cases/submissions/web/shared/ScoreBadge.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import { DueBadge } from './DueBadge.tsx';
import { VoteSummary } from './VoteSummary.tsx';

/** A submission on a phone: what a row of the table shows, in three lines. */
export function SubmissionPhoneCard({ row }: { readonly row: SubmissionRow }) {
  const { title, company, companyName, stage, score, withdrawnAt } = row;
  return (
    <span className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <Avatar
        id={company?.id ?? companyName}
        name={companyName}
        imageUrl={company?.logoUrl}
        shape="company"
        className="size-9!"
      />
      <span className="min-w-0">
        <span className="line-clamp-2 pr-6 text-body leading-4.5 font-medium">{title}</span>
        <span className="flex items-baseline justify-between gap-3 pr-6 text-small text-ink-3">
          <span className="truncate">{companyName}</span>
          {withdrawnAt ? 'Withdrawn' : <DueBadge of={row} />}
        </span>
        <span className="mt-1.5 flex h-5 items-center gap-3 pr-6 text-small">
          <StageName stage={stage} />
          {score && <ScoreBadge score={score} isBare />}
          <span className="ml-auto">
            <VoteSummary {...row} />
          </span>
        </span>
      </span>
    </span>
  );
}
