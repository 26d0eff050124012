import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactNode } from 'react';
import { messageLimits } from '#features/cases/submissions/domain/limits.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { TextArea } from '#ui/TextArea.tsx';

interface Props {
  readonly label: string;
  readonly placeholder: string;
  /** Default: "Send". */
  readonly action?: string;
  /** Note below the field on what happens to the message. */
  readonly hint?: string;
  /** Sends it once; resolves when it is in the thread. */
  readonly send: (body: string) => Promise<unknown>;
  /** Whether something of it is still on its way. */
  readonly isWaiting?: boolean;
  /** Below the text: what is sent with it. */
  readonly children?: ReactNode;
}

/** Composer of a message. The text is kept after an error, and retries send it once. */
export function MessageComposer({
  label,
  placeholder,
  hint,
  action = 'Send',
  send,
  isWaiting = false,
  children,
}: Props) {
  const [body, setBody] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => send(body),
    onSuccess: () => setBody(''),
  });
  const canSend = body.trim() !== '' && !isPending && !isWaiting;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (canSend) mutate();
  }

  return (
    <form onSubmit={submit} className="space-y-2">
      <TextArea
        label={label}
        placeholder={placeholder}
        value={body}
        maxLength={messageLimits.messageCharacters}
        onChange={setBody}
        onSubmit={() => canSend && mutate()}
      />
      {children}
      <ErrorText className="text-small">{error?.message}</ErrorText>
      <div className="flex items-start gap-3">
        <Button type="submit" variant="primary" isDisabled={!canSend}>
          {isPending ? 'Sending…' : action}
        </Button>
        {hint && <p className="min-w-0 flex-1 pt-1 text-small text-ink-3">{hint}</p>}
      </div>
    </form>
  );
}
