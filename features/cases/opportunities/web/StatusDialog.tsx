import { opportunityNotices } from '#features/cases/opportunities/domain/notices.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { limits } from '#core/domain/limits.ts';
import { noticeText } from '#core/domain/notices.ts';
import { changeStatus } from '#features/cases/opportunities/domain/endpoints.ts';
import type { Opportunity } from '#features/cases/opportunities/domain/opportunity.ts';
import { useCallOnce } from '#core/web/sync/use-call-once.ts';
import { Button } from '#ui/Button.tsx';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { LongTextField } from '#ui/Field.tsx';
import { toast } from '#ui/toasts.ts';
import { useRefreshOpportunities } from './use-refresh-opportunities.ts';

interface Props {
  readonly opportunity: Opportunity;
  readonly onClose: () => void;
}

const transitions = {
  ACTIVE: {
    title: 'Close this opportunity',
    lead: 'No one can submit to it or work on it until it is reopened.',
    placeholder: 'We found a solution.',
    act: 'Close',
    next: 'FINISHED',
    notice: opportunityNotices['opportunity.closed'],
  },
  FINISHED: {
    title: 'Reopen this opportunity',
    lead: 'It stays open until it is closed again, even after its last day.',
    placeholder: 'We want more submissions.',
    act: 'Reopen',
    next: 'ACTIVE',
    notice: opportunityNotices['opportunity.reopened'],
  },
} as const;

/** Closes or reopens with a reason. The input is kept when the server refuses it. */
export function StatusDialog({ opportunity, onClose }: Props) {
  // Fixed while the dialog is open, even if the status changes.
  const [transition] = useState(transitions[opportunity.status ?? 'ACTIVE']);
  const [reason, setReason] = useState('');
  const changeOnce = useCallOnce(changeStatus);
  const changed = useRefreshOpportunities();
  const { id, name } = opportunity;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => changeOnce({ params: { id }, body: { status: transition.next, reason } }),
    onSuccess: (now) => {
      void changed(now ?? null);
      toast(noticeText(transition.notice, { name }));
      onClose();
    },
  });
  return (
    <DialogFrame
      title={transition.title}
      lead={transition.lead}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          <Button
            variant="primary"
            isDisabled={isPending || reason.trim() === ''}
            onPress={() => mutate()}
          >
            {isPending ? 'One moment…' : transition.act}
          </Button>
        </>
      }
    >
      <LongTextField
        id="status-reason"
        label="Reason"
        isRequired
        hint="Shown to the case team in the history."
        placeholder={transition.placeholder}
        problem={error?.message}
        value={reason}
        maxLength={limits.reasonCharacters}
        onChange={setReason}
      />
    </DialogFrame>
  );
}
