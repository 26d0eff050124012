import { useId, useState } from 'react';
import { limits } from '#core/domain/limits.ts';
import { decide, extend } from '#features/portfolio/projects/domain/charter-endpoints.ts';
import type { ProjectPage } from '#features/portfolio/projects/domain/project-page.ts';
import { useCallOnce } from '#core/web/sync/use-call-once.ts';
import { Button } from '#ui/Button.tsx';
import { DateField } from '#ui/DateField.tsx';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { LongTextField } from '#ui/Field.tsx';
import { useProjectMutation } from './use-project-mutation.ts';

export type PilotAct = 'scale' | 'stop' | 'extend';

const acts = {
  scale: {
    title: 'Scale the pilot',
    lead: 'The project goes on to Rollout. This cannot be taken back.',
    act: 'Scale',
  },
  stop: {
    title: 'Stop after the pilot',
    lead: 'The project is closed. This cannot be taken back. What was learned is found by search.',
    act: 'Stop',
  },
  extend: {
    title: 'Extend the pilot',
    lead: 'A pilot is extended once. On the new date it is decided: scale or stop.',
    act: 'Extend',
  },
} as const;

interface Props {
  readonly project: ProjectPage;
  readonly chosen: PilotAct;
  readonly onClose: () => void;
}

/** Decides on a pilot, or extends it, with a reason. */
export function PilotDecisionDialog({ project, chosen, onClose }: Props) {
  const id = useId();
  const { title, lead, act } = acts[chosen];
  const [reason, setReason] = useState('');
  const [decisionDate, setDecisionDate] = useState('');
  const decideOnce = useCallOnce(decide);
  const extendOnce = useCallOnce(extend);
  const { mutate, isPending, error } = useProjectMutation(project.id);
  const params = { id: project.id };
  const send = () =>
    chosen === 'extend'
      ? extendOnce({ params, body: { decisionDate, reason } })
      : decideOnce({ params, body: { outcome: chosen, reason } });
  const isReady = reason.trim() !== '' && (chosen !== 'extend' || decisionDate !== '');
  return (
    <DialogFrame
      title={title}
      lead={lead}
      onClose={onClose}
      isStrict
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          <Button
            variant={chosen === 'stop' ? 'danger' : 'primary'}
            isDisabled={isPending || !isReady}
            onPress={() => mutate({ send, isShownInPlace: true }, { onSuccess: onClose })}
          >
            {isPending ? 'One moment…' : act}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        {chosen === 'extend' && (
          <DateField
            id={`${id}-date`}
            label="New decision date"
            isRequired
            problem={undefined}
            value={decisionDate}
            onChange={setDecisionDate}
          />
        )}
        <LongTextField
          id={`${id}-reason`}
          label="Reason"
          isRequired
          problem={error?.message}
          value={reason}
          onChange={setReason}
          maxLength={limits.reasonCharacters}
        />
      </div>
    </DialogFrame>
  );
}
