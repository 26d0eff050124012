import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { limits } from '#core/domain/limits.ts';
import { withdraw } from '#features/cases/public-pages/domain/endpoints.ts';
import type { FollowUp } from '#features/cases/public-pages/domain/follow-up.ts';
import { call } from '#core/web/transport/call.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { TextArea } from '#ui/TextArea.tsx';

interface Props {
  readonly params: { readonly key: string };
  readonly followUpRecord: FollowUp;
  readonly onWithdrawn: (now: FollowUp | null) => void;
}

/** Withdraws a submission. Asks for confirmation, since it cannot be undone. */
export function Withdrawal({ params, followUpRecord, onWithdrawn }: Props) {
  const [state, setState] = useState<'resting' | 'asking' | 'kept'>('resting');
  const [reason, setReason] = useState('');
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () =>
      call(withdraw, { params, body: { reason: reason.trim() === '' ? null : reason.trim() } }),
    onSuccess: onWithdrawn,
  });
  if (followUpRecord.withdrawnAt !== null) {
    return isSuccess ? <Withdrawn name={followUpRecord.corporation.name} /> : null;
  }
  return (
    <section aria-labelledby="withdraw" className="border-t border-line pt-6">
      <h2 id="withdraw" className="text-reading font-semibold">
        Changed your mind?
      </h2>
      {state === 'asking' ? (
        <div role="group" aria-label="Withdraw your submission" className="mt-2 space-y-3">
          <p className="text-ink-2">
            The team stops working on it and no longer writes to you about it. It stays in their
            records as withdrawn. This cannot be undone; you can submit another one.
          </p>
          <TextArea
            label="Reason (optional)"
            placeholder="Reason (optional)"
            value={reason}
            maxLength={limits.reasonCharacters}
            onChange={setReason}
            autoFocus
          />
          <ErrorText>{error?.message}</ErrorText>
          <div className="flex flex-wrap gap-2">
            <Button variant="danger" isDisabled={isPending} onPress={() => mutate()}>
              {isPending ? 'Withdrawing…' : 'Withdraw'}
            </Button>
            <Button variant="quiet" onPress={() => setState('kept')}>
              Cancel
            </Button>
          </div>
        </div>
      ) : (
        <>
          <p className="mt-1 mb-3 text-ink-2">You can withdraw your submission.</p>
          <Button
            // Restores the focus after cancelling.
            autoFocus={state === 'kept'}
            onPress={() => setState('asking')}
          >
            Withdraw…
          </Button>
        </>
      )}
    </section>
  );
}

/** Confirms the withdrawal, visibly and to screen readers. */
function Withdrawn({ name }: { readonly name: string }) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <p ref={words} tabIndex={-1} className="border-t border-line pt-6 text-ink-2 outline-none">
      Withdrawn. The team at {name} has been notified.
    </p>
  );
}
