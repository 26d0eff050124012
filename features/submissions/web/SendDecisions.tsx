import { useState } from 'react';
import type { PreparedDecision } from '#features/decisions/domain/decision.ts';
import { Button } from '#ui/Button.tsx';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { newSendKey, useSendDecisions } from './use-decisions.ts';

interface Props {
  readonly opportunityId: string;
  readonly decisions: readonly PreparedDecision[];
  readonly onClose: () => void;
}

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/** Confirms sending, since a sent mail cannot be recalled. */
export function SendDecisions({ opportunityId, decisions, onClose }: Props) {
  const [idempotencyKey] = useState(newSendKey);
  // Fixed while the dialog is open, even if the list below it is refetched.
  const [asked] = useState(decisions);
  const { mutate, isPending, error } = useSendDecisions(opportunityId, onClose);
  const mails = asked.filter(({ mail }) => mail !== null).length;
  const byStage = [...Map.groupBy(asked, ({ stage }) => stage)].map(
    ([stage, some]) => `${some.length} to ${stage}`,
  );
  return (
    <DialogFrame
      title={`Send ${many(asked.length, 'decision', 'decisions')}?`}
      isStrict
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            Not yet
          </Button>
          <Button
            variant="primary"
            isDisabled={isPending}
            onPress={() => mutate({ decisions: asked, idempotencyKey })}
          >
            {isPending ? 'Sending…' : `Send ${asked.length} now`}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">
        {new Intl.ListFormat('en').format(byStage)}.{' '}
        {mails === 0
          ? 'Nobody is written to.'
          : `${many(mails, 'submitter is', 'submitters are')} told by mail, which cannot be taken back.`}
      </p>
      {error && (
        <p role="alert" className="mt-3 text-control text-bad">
          {error.message}
        </p>
      )}
    </DialogFrame>
  );
}
