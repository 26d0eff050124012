import { Pencil } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Opportunity } from '#features/cases/opportunities/domain/opportunity.ts';
import { lazyPart } from '#core/web/router/lazy-part.tsx';
import { may } from '#core/domain/authorization/permissions.ts';
import type { Submission } from '#features/cases/submissions/domain/submission.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { Button } from '#ui/Button.tsx';
import { DueBadge } from './DueBadge.tsx';
import { PreparedBadge } from './PreparedBadge.tsx';
import { PrepareMenu } from './PrepareMenu.tsx';
import type { SubmissionKeyState } from './use-submission-keys.ts';
import { findAwaitedOwners } from './awaited-owners.ts';

const SubmissionDialog = lazyPart(() => import('./SubmissionDialog.tsx'), 'SubmissionDialog');

interface Props {
  readonly submission: Submission;
  readonly opportunity: Opportunity;
  readonly keys: SubmissionKeyState;
}

/** The response deadline, who has to answer, and the prepared decision with its actions. */
export function SubmissionCase({ submission, opportunity, keys }: Props) {
  const { person, user } = useSession();
  const [isEditing, setIsEditing] = useState(false);
  const isOpen = opportunity.status !== 'FINISHED' && submission.withdrawnAt === null;
  const owners = findAwaitedOwners(opportunity, user);
  const canEdit = isOpen && may(person, 'editSubmission', opportunity);
  return (
    <>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-control">
        {submission.dueAt && (
          <span className="flex flex-wrap gap-x-1.5 text-ink-3">
            <DueBadge of={submission} />
            {owners && <span>· for {owners} to answer</span>}
          </span>
        )}
        <PreparedBadge decision={submission.decision} />
        <span className="-ml-2 flex flex-wrap">
          {keys.rights.canDecide && (
            <PrepareMenu submission={submission} opportunity={opportunity} {...keys.decisionMenu} />
          )}
          {canEdit && (
            <Button variant="quiet" size="small" onPress={() => setIsEditing(true)}>
              <Pencil aria-hidden className="size-3.5" strokeWidth={1.75} />
              Edit
            </Button>
          )}
        </span>
      </div>
      {isEditing && (
        <Suspense fallback={null}>
          <SubmissionDialog
            opportunity={opportunity}
            submission={submission}
            onClose={() => setIsEditing(false)}
            onSaved={() => setIsEditing(false)}
          />
        </Suspense>
      )}
    </>
  );
}
