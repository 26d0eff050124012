import type { ComparedRow } from '#features/cases/submissions/domain/comparison.ts';
import type { Submission } from '#features/cases/submissions/domain/submission.ts';
import { ScoreComparison } from '#features/cases/submissions/web/shared/ScoreComparison.tsx';
import { MarkdownText } from '#ui/MarkdownText.tsx';
import { TagList } from '#ui/Tag.tsx';
import { DueBadge } from './DueBadge.tsx';
import { StageName } from '#features/cases/corporations/web/shared/StageName.tsx';
import { VoteSummary } from './VoteSummary.tsx';

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
  if (part === 'clock') return <DueBadge of={submission} />;
  if (part === 'votes') return <VoteSummary {...submission} />;
  if (part === 'score' && submission.score) {
    const { id, opportunityId, score } = submission;
    return <ScoreComparison submissionId={id} opportunityId={opportunityId} score={score} />;
  }
  if (part === 'tags') return <TagList tags={submission.company?.tags} />;
  if (part === 'pitch') return <MarkdownText text={submission.pitch ?? ''} look="cell" />;
  return <span className="break-words whitespace-pre-line">{value}</span>;
}
