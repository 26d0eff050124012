import { Mail } from 'lucide-react';
import {
  decisionRefusals,
  submissionRefusals,
} from '#features/cases/submissions/domain/refusals.ts';
import type { Opportunity } from '#features/cases/opportunities/domain/opportunity.ts';
import { may, whoMay, type Person } from '#core/domain/authorization/permissions.ts';
import { opportunityRefusals } from '#features/cases/opportunities/domain/refusals.ts';
import { refusalText } from '#core/domain/refusals.ts';
import type { Submission } from '#features/cases/submissions/domain/submission.ts';
import { MessageThread } from '#features/cases/submissions/web/messages/MessageThread.tsx';
import { useSession } from '#core/web/session/use-session.ts';

interface Props {
  readonly submission: Submission;
  readonly opportunity: Opportunity;
}

/** Null: they may write to the submitter. Otherwise why they cannot. */
function whyNot({ submission, opportunity }: Props, person: Person): string | null {
  if (submission.withdrawnAt) return refusalText(submissionRefusals['submission.withdrawn']);
  if (opportunity.status === 'FINISHED')
    return refusalText(opportunityRefusals['opportunity.finished']);
  if (!may(person, 'messageSubmitter', opportunity)) {
    return `Writing to submitters is for ${whoMay('messageSubmitter')}.`;
  }
  return submission.contactEmail ? null : refusalText(decisionRefusals['submission.noContact']);
}

/** Messages between the case team and the submitter. */
export function SubmitterMessages(props: Props) {
  const { person } = useSession();
  const { id, contactName, companyName } = props.submission;
  const who = contactName ? `${contactName} of ${companyName}` : companyName;
  return (
    <>
      <p className="mb-4 flex items-start gap-2 rounded-control border border-c3 px-3 py-2 text-control text-c3-ink">
        <Mail aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
        Read by {who}, outside of the team. Each message is sent by email.
      </p>
      <MessageThread
        submissionId={id}
        submitter={contactName ?? companyName}
        whyNot={whyNot(props, person)}
      />
    </>
  );
}
