import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { call } from '#core/web/transport/call.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { answer, received } from '#features/cases/company-invitations/domain/endpoints.ts';
import {
  declineLabels,
  declineReasons,
  type DeclineReason,
  type ReceivedInvitation,
} from '#features/cases/company-invitations/domain/invitation.ts';
import { invitationLimits } from '#features/cases/company-invitations/domain/limits.ts';
import { Button } from '#ui/Button.tsx';
import { CheckboxField } from '#ui/CheckboxField.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { TextArea } from '#ui/TextArea.tsx';

interface Props {
  readonly invitationKey: string;
  readonly invitation: ReceivedInvitation;
}

interface Given {
  readonly reason: DeclineReason | null;
  readonly note?: string;
  readonly unsubscribes?: boolean;
}

function useAnswer(key: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ reason, note = '', unsubscribes = false }: Given) =>
      call(answer, {
        params: { key },
        body: { reason, note: note.trim() === '' ? null : note.trim(), unsubscribes },
      }),
    onSuccess: (now) => {
      if (now) client.setQueryData(queryKeyOf(received, { params: { key } }), now);
    },
  });
}

/** After declining: what was answered, which may be explained or taken back. */
function Declined({ invitationKey, invitation }: Props) {
  const words = useRef<HTMLParagraphElement>(null);
  const [note, setNote] = useState('');
  const { corporation, declineReason: reason, isUnsubscribed } = invitation;
  const { mutate, isPending, isSuccess, error } = useAnswer(invitationKey);
  useEffect(() => words.current?.focus(), []);
  return (
    <div className="mt-4 space-y-3 border-t border-line pt-4">
      <p ref={words} tabIndex={-1} role="status" className="font-medium outline-none">
        You declined{reason !== null && `: ${declineLabels[reason]}`}. {corporation.name} was told.
      </p>
      <TextArea
        label="Add a note (optional)"
        placeholder="Add a note (optional)"
        value={note}
        maxLength={invitationLimits.noteCharacters}
        onChange={setNote}
      />
      <CheckboxField
        isSelected={isUnsubscribed}
        onChange={(unsubscribes) => mutate({ reason, note, unsubscribes })}
      >
        No more invitations by {corporation.name}
      </CheckboxField>
      <ErrorText>{error?.message}</ErrorText>
      <div className="flex flex-wrap gap-2">
        <Button
          isDisabled={isPending || note.trim() === ''}
          onPress={() => mutate({ reason, note, unsubscribes: isUnsubscribed })}
        >
          {isSuccess && note.trim() !== '' ? 'Send again' : 'Send note'}
        </Button>
        <Button variant="quiet" isDisabled={isPending} onPress={() => mutate({ reason: null })}>
          Take it back
        </Button>
      </div>
    </div>
  );
}

/** One click on a reason declines. */
export function Decline({ invitationKey, invitation }: Props) {
  const heading = useId();
  const { mutate, isPending, error } = useAnswer(invitationKey);
  if (invitation.state === 'declined') {
    return <Declined invitationKey={invitationKey} invitation={invitation} />;
  }
  return (
    <div
      id="decline"
      role="group"
      aria-labelledby={heading}
      className="mt-4 scroll-mt-6 border-t border-line pt-4"
    >
      <p id={heading} className="mb-2 text-control text-ink-2">
        Not for {invitation.companyName}? Decline with a reason:
      </p>
      <div className="flex flex-wrap gap-2">
        {declineReasons.map((reason) => (
          <Button
            key={reason}
            size="small"
            isDisabled={isPending}
            onPress={() => mutate({ reason })}
          >
            {declineLabels[reason]}
          </Button>
        ))}
      </div>
      <ErrorText>{error?.message}</ErrorText>
    </div>
  );
}
