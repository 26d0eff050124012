import { Button } from 'react-aria-components/Button';
import type { Opportunity } from '#features/cases/opportunities/domain/opportunity.ts';
import type { Submission } from '#features/cases/submissions/domain/submission.ts';
import { VoteButtons } from '#features/cases/submissions/web/votes/VoteButtons.tsx';
import { PanelSection } from './PanelSection.tsx';
import { SubmissionContent } from './SubmissionContent.tsx';

interface Props {
  readonly submission: Submission;
  readonly opportunity: Opportunity;
  /** Whether the reader may link its company to the directory. */
  readonly canLink: boolean;
  /** Null: the reader may vote. */
  readonly whoMayVote: string | null;
  /** Leads to the composer; null for who may not comment. */
  readonly onComment: (() => void) | null;
}

/** What was submitted, the votes on it, and the way to comment. */
export const SubmissionOverview = ({
  submission,
  opportunity,
  canLink,
  whoMayVote,
  onComment,
}: Props) => (
  <div className="space-y-6">
    {submission.reason && (
      <PanelSection title="Reason for declining">
        <p className="whitespace-pre-line text-ink-2">{submission.reason}</p>
      </PanelSection>
    )}
    {submission.votes && (
      <VoteButtons submissionId={submission.id} votes={submission.votes} whoMay={whoMayVote} />
    )}
    <SubmissionContent submission={submission} opportunity={opportunity} canLink={canLink} />
    {onComment && (
      <div className="composer-dock">
        <Button
          onPress={onComment}
          className="h-9 w-full cursor-text rounded-control border border-line-control bg-raised px-3 text-left text-control text-ink-3 hover:border-ink-3"
        >
          Write a comment…
        </Button>
      </div>
    )}
  </div>
);
