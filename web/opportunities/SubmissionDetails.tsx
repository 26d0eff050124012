import type { Opportunity } from '#domain/opportunities/opportunity.ts';
import { may, whoMay } from '#domain/permissions.ts';
import { defaultStages } from '#domain/submissions/stages.ts';
import type { Submission } from '#domain/submissions/submission.ts';
import { CommentThread } from '#web/pieces/CommentThread.tsx';
import { VoteButtons } from '#web/pieces/VoteButtons.tsx';
import { useSession } from '#web/session/use-session.ts';
import { DateText } from '#web/ui/dates.tsx';
import { HandedInParts } from './HandedInParts.tsx';
import { Part } from './Part.tsx';
import { ScorePart } from './ScorePart.tsx';
import { SubmissionCase } from './SubmissionCase.tsx';
import { StageMenu } from './StageMenu.tsx';
import { StageName } from './StageName.tsx';
import { SubmitterMessages } from './SubmitterMessages.tsx';

interface Props {
  readonly submission: Submission;
  readonly opportunity: Opportunity;
}

/** Everything about one submission, and what the reader may do with it. */
export function SubmissionDetails({ submission, opportunity }: Props) {
  const { person } = useSession();
  const isResting = opportunity.status === 'FINISHED' || submission.withdrawnAt !== null;
  const canMove = !isResting && may(person, 'moveSubmissions', opportunity);
  /** Null when they may, else who may. What is finished or was taken back rests. */
  const barredFrom = (permission: 'vote' | 'comment'): string | null => {
    if (opportunity.status === 'FINISHED') return 'open opportunities; this one is finished';
    if (isResting) return 'submissions that stand; this one was taken back';
    return may(person, permission, opportunity) ? null : whoMay(permission);
  };
  const { title, stage, createdAt } = submission;
  return (
    <div className="space-y-6">
      <header>
        <h2 className="text-[1.0625rem] leading-6 font-semibold tracking-[-0.015em] break-words">
          {title}
        </h2>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-control text-ink-2">
          {canMove ? (
            <StageMenu submission={submission} stages={opportunity.stages ?? defaultStages} />
          ) : (
            <StageName stage={stage} />
          )}
          <span className="text-ink-3">
            received <DateText at={createdAt} />
          </span>
        </p>
        <SubmissionCase submission={submission} opportunity={opportunity} />
        {submission.withdrawnAt && (
          <p className="mt-3 rounded-control bg-warn-soft px-3 py-2 text-control text-warn">
            Taken back by its submitter on <DateText at={submission.withdrawnAt} />
          </p>
        )}
      </header>
      {submission.reason && (
        <Part title="Why it was declined">
          <p className="whitespace-pre-line text-ink-2">{submission.reason}</p>
        </Part>
      )}
      {submission.votes && (
        <VoteButtons
          submissionId={submission.id}
          votes={submission.votes}
          whoMay={barredFrom('vote')}
        />
      )}
      <HandedInParts submission={submission} />
      <ScorePart
        submissionId={submission.id}
        opportunity={opportunity}
        whoMay={barredFrom('vote')}
      />
      {submission.numComments !== undefined && (
        <Part title="Comments">
          <CommentThread submissionId={submission.id} whoMay={barredFrom('comment')} />
        </Part>
      )}
      {submission.numComments !== undefined && (
        <Part title="Messages with the submitter">
          <SubmitterMessages submission={submission} opportunity={opportunity} />
        </Part>
      )}
    </div>
  );
}
