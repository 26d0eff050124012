import { lazy, Suspense } from 'react';
import type { ComparedRow } from '#features/submissions/domain/comparison.ts';
import type { Submission } from '#features/submissions/domain/submission.ts';
import { ScoreComparison } from '#features/scores/web/public/ScoreComparison.tsx';
import { Tag } from '#ui/Tag.tsx';
import { DueBadge } from './DueBadge.tsx';
import { StageName } from '#features/submissions/web/public/StageName.tsx';
import { VoteSummary } from './VoteSummary.tsx';

const Markdown = lazy(async () => ({ default: (await import('#ui/Markdown.tsx')).Markdown }));

interface Props {
  readonly row: ComparedRow;
  readonly submission: Submission;
  readonly value: string | null;
}

/** The value of one submission for one row. */
export function CompareCell({ row, submission, value }: Props) {
  if (value === null) return <span className="text-ink-3">–</span>;
  const { part } = row;
  if (part === 'stage') return <StageName stage={submission.stage} />;
  if (part === 'clock') return <DueBadge dueAt={submission.dueAt} />;
  if (part === 'votes') return <VoteSummary {...submission} />;
  if (part === 'score' && submission.score) {
    const { id, opportunityId, score } = submission;
    return <ScoreComparison submissionId={id} opportunityId={opportunityId} score={score} />;
  }
  if (part === 'tags') {
    return (
      <span className="flex flex-wrap gap-1.5">
        {submission.company?.tags.map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
      </span>
    );
  }
  if (part === 'pitch') {
    return (
      <Suspense fallback={<div className="skeleton h-24" />}>
        <Markdown text={submission.pitch ?? ''} className="text-control!" />
      </Suspense>
    );
  }
  return <span className="break-words whitespace-pre-line">{value}</span>;
}
