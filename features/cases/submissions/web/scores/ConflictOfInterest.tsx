import { useState } from 'react';
import { limits } from '#core/domain/limits.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { useScoreMutations } from './use-score-mutations.ts';

interface Props {
  readonly submissionId: string;
  readonly hasScored: boolean;
}

/** Declares a conflict of interest, after explaining its effect. */
export function ConflictOfInterest({ submissionId, hasScored }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const [reason, setReason] = useState('');
  const { mutate, isPending, error } = useScoreMutations(submissionId);
  if (!isAsking) {
    return (
      <Button
        variant="quiet"
        size="small"
        className="-ml-2 text-ink-3"
        onPress={() => setIsAsking(true)}
      >
        I have a conflict of interest…
      </Button>
    );
  }
  const declare = () => mutate({ kind: 'declareConflict', reason });
  return (
    <div
      role="group"
      aria-label="Conflict of interest"
      className="space-y-2 rounded-card border border-line p-3"
    >
      <p className="text-control text-ink-2">
        You won’t score this submission.
        {hasScored && ' Your scores go.'} You will see no one’s scores of it. You can judge again
        later.
      </p>
      <TextArea
        label="Reason"
        placeholder="Reason (optional). Only you can see it."
        value={reason}
        maxLength={limits.reasonCharacters}
        onChange={setReason}
        onSubmit={declare}
        autoFocus
      />
      <ErrorText className="text-small">{error?.message}</ErrorText>
      <div className="flex gap-2">
        <Button isDisabled={isPending} onPress={declare}>
          Step back
        </Button>
        <Button variant="quiet" onPress={() => setIsAsking(false)}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
