import { useState } from 'react';
import { pluralize, formatList } from '#core/domain/format.ts';
import type { PreparedDecision } from '#features/cases/submissions/domain/decisions/decision.ts';
import { Button } from '#ui/Button.tsx';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
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
    <DialogFrame
      title={`Send ${pluralize(batch.length, 'decision', 'decisions')}?`}
      isStrict
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          <Button variant="primary" isDisabled={isPending} onPress={() => mutate(batch)}>
            {isPending ? 'Sending…' : `Send ${batch.length} now`}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">
        {formatList(byStage)}.{' '}
        {mails === 0
          ? 'No e-mail is sent.'
          : `${pluralize(mails, 'submitter is', 'submitters are')} notified by e-mail in 10 minutes. Until then each can be undone in its submission.`}
      </p>
      <ErrorText className="mt-3 text-control">{error?.message}</ErrorText>
    </DialogFrame>
  );
}
