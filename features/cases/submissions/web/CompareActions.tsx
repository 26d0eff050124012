import { defaultStages } from '#features/cases/corporations/domain/stages.ts';
import type { Opportunity } from '#features/cases/opportunities/domain/opportunity.ts';
import type { Submission } from '#features/cases/submissions/domain/submission.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { PrepareMenu } from './PrepareMenu.tsx';
import { StageMenu } from './StageMenu.tsx';
import { submissionRights } from './submission-rights.ts';

interface Props {
  readonly submission: Submission;
  readonly opportunity: Opportunity;
}

/** Moves or decides on one of the compared submissions. */
export function CompareActions({ submission, opportunity }: Props) {
  const { person } = useSession();
  const { canMove, canDecide } = submissionRights(person, opportunity, submission.withdrawnAt);
  return (
    <div className="mt-2 flex flex-wrap items-center gap-1 empty:hidden">
      {canMove && (
        <StageMenu
          submission={submission}
          stages={opportunity.stages ?? defaultStages}
          isOneOfMany
        />
      )}
      {canDecide && <PrepareMenu submission={submission} opportunity={opportunity} isOneOfMany />}
    </div>
  );
}
