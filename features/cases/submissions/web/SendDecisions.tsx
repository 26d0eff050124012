import { useState } from 'react';
import { pluralize, formatList } from '#core/domain/format.ts';
import type { PreparedDecision } from '#features/cases/submissions/domain/decisions/decision.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { useSendDecisions } from './use-decisions.ts';

interface Props {
  readonly opportunityId: string;
  readonly decisions: readonly PreparedDecision[];
  readonly onClose: () => void;
}

/** Confirms sending. */
export function SendDecisions({ opportunityId, decisions, onClose }: Props) {
  // Fixed while the dialog is open, even if the list below it is refetched.
  const [batch] = useState(decisions);
  const { mutate, isPending, error } = useSendDecisions(opportunityId, onClose);
  const mails = batch.filter(({ mail }) => mail !== null).length;
  const byStage = [...Map.groupBy(batch, ({ stage }) => stage)].map(
    ([stage, some]) => `${some.length} to ${stage}`,
  );
  return (
    <ConfirmDialog
      title={`Send ${pluralize(batch.length, 'decision', 'decisions')}?`}
      action={`Send ${batch.length} now`}
      busyAction="Sending…"
      variant="primary"
      isBusy={isPending}
      error={error}
      onConfirm={() => mutate(batch)}
      onClose={onClose}
    >
      <p className="text-ink-2">
        {formatList(byStage)}.{' '}
        {mails === 0
          ? 'No email is sent.'
          : `${pluralize(mails, 'submitter is', 'submitters are')} notified by email in 10 minutes. Until then each can be undone in its submission.`}
      </p>
    </ConfirmDialog>
  );
}
