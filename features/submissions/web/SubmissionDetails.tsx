import type { Opportunity } from '#features/opportunities/domain/opportunity.ts';
import { may, whoMay } from '#core/domain/authorization/permissions.ts';
import type { Submission } from '#features/submissions/domain/submission.ts';
import { CommentThread } from '#features/comments/web/public/CommentThread.tsx';
import { VoteButtons } from '#features/votes/web/public/VoteButtons.tsx';
import { useSession } from '#core/web/session/use-session.ts';
import { SubmissionContent } from './SubmissionContent.tsx';
import { PanelSection } from './PanelSection.tsx';
import { ScoreSection } from './ScoreSection.tsx';
import { SubmissionHeader } from './SubmissionHeader.tsx';
import { SubmitterMessages } from './SubmitterMessages.tsx';

interface Props {
  readonly submission: Submission;
  readonly opportunity: Opportunity;
}

/** One submission with everything the reader may see and do. */
export function SubmissionDetails({ submission, opportunity }: Props) {
  const { person } = useSession();
  const isResting = opportunity.status === 'FINISHED' || submission.withdrawnAt !== null;
  const canMove = !isResting && may(person, 'moveSubmissions', opportunity);
  /** Null when they may, else who may. Nobody may once it is finished or withdrawn. */
  const barredFrom = (permission: 'vote' | 'comment'): string | null => {
    if (opportunity.status === 'FINISHED') return 'open opportunities; this one is finished';
    if (isResting) return 'submissions that stand; this one was taken back';
    return may(person, permission, opportunity) ? null : whoMay(permission);
  };
  return (
    <div className="space-y-6">
      <SubmissionHeader submission={submission} opportunity={opportunity} canMove={canMove} />
      {submission.reason && (
        <PanelSection title="Reason for declining">
          <p className="whitespace-pre-line text-ink-2">{submission.reason}</p>
        </PanelSection>
      )}
      {submission.votes && (
        <VoteButtons
          submissionId={submission.id}
          votes={submission.votes}
          whoMay={barredFrom('vote')}
        />
      )}
      <SubmissionContent submission={submission} />
      <ScoreSection
        submissionId={submission.id}
        opportunity={opportunity}
        whoMay={barredFrom('vote')}
      />
      {submission.numComments !== undefined && (
        <PanelSection title="Internal comments">
          <CommentThread
            submissionId={submission.id}
            whoMay={barredFrom('comment')}
            canHide={may(person, 'hideComment', opportunity)}
          />
        </PanelSection>
      )}
      {submission.numComments !== undefined && (
        <PanelSection title="Messages to the submitter">
          <SubmitterMessages submission={submission} opportunity={opportunity} />
        </PanelSection>
      )}
    </div>
  );
}
