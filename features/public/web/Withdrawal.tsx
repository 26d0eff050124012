import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { limits } from '#core/domain/limits.ts';
import { withdraw } from '#features/public/domain/endpoints.ts';
import type { FollowUp } from '#features/public/domain/follow-up.ts';
import { call } from '#core/web/transport/call.ts';
import { Button } from '#ui/Button.tsx';
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
    return isSuccess ? <TakenBack name={followUpRecord.corporation.name} /> : null;
  }
  return (
    <section aria-labelledby="withdraw" className="border-t border-line pt-6">
      <h2 id="withdraw" className="text-reading font-semibold">
        Changed your mind?
      </h2>
      {state === 'asking' ? (
        <div role="group" aria-label="Take it back for good" className="mt-2 space-y-3">
          <p className="text-ink-2">
            The team stops working on it and no longer writes to you about it. It stays in their
            records as taken back. This cannot be undone; you can hand in another one.
          </p>
          <TextArea
            label="Why, if you like to say"
            placeholder="Why, if you like to say"
            value={reason}
            maxLength={limits.reasonCharacters}
            onChange={setReason}
            autoFocus
          />
          {error && (
            <p role="alert" className="text-control text-bad">
              {error.message}
            </p>
          )}
          <div className="flex flex-wrap gap-2">
            <Button isDisabled={isPending} onPress={() => mutate()} className="text-bad!">
              {isPending ? 'Taking it back…' : 'Take it back for good'}
            </Button>
            <Button variant="quiet" onPress={() => setState('kept')}>
              Keep it
            </Button>
          </div>
        </div>
      ) : (
        <>
          <p className="mt-1 mb-3 text-ink-2">You can take your submission back.</p>
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
function TakenBack({ name }: { readonly name: string }) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <p ref={words} tabIndex={-1} className="border-t border-line pt-6 text-ink-2 outline-none">
      It is taken back. The team at {name} has been told.
    </p>
  );
}
