import type { ComparedRow } from '#features/cases/submissions/domain/comparison.ts';
import type { Submission } from '#features/cases/submissions/domain/submission.ts';
import { ScoreComparison } from '#features/cases/submissions/web/shared/ScoreComparison.tsx';
import { MarkdownText } from '#ui/MarkdownText.tsx';
import { TagList } from '#ui/Tag.tsx';
import { isWebAddress, WebLink } from '#ui/WebLink.tsx';
import { AnswerText } from './AnswerText.tsx';
import { DueBadge } from './DueBadge.tsx';
import { StageName } from '#features/cases/corporations/web/shared/StageName.tsx';
import { VoteSummary } from './VoteSummary.tsx';

interface Props {
  readonly row: ComparedRow;
  readonly submission: Submission;
  /** Its place among the compared ones. */
  readonly place: number;
  readonly value: string | null;
}

/** The value of one submission for one row. */
export function CompareCell({ row, submission, place, value }: Props) {
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
  const answers = row.answers?.[place];
  if (answers) {
    return (
      <div className="space-y-1 break-words">
        {answers.map((answer) => (
          <AnswerText
            key={answer.questionId ?? answer.question}
            answer={answer}
            files={submission.attachments}
          />
        ))}
      </div>
    );
  }
  if (isWebAddress(value)) return <WebLink href={value} />;
  return <span className="break-words whitespace-pre-line">{value}</span>;
}
