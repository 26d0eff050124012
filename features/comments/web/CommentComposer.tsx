import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { add } from '#features/comments/domain/endpoints.ts';
import { call } from '#core/web/transport/call.ts';
import { newIdempotencyKey } from '#core/web/transport/idempotency-key.ts';
import { Button } from '#ui/Button.tsx';
import { MentionField } from './MentionField.tsx';
import { useRefreshComments } from './use-refresh-comments.ts';
import { useMentionedPeople } from './use-mentioned-people.ts';

interface Props {
  readonly submissionId: string;
  readonly parentId: string | null;
  readonly label: string;
  /** Called when it was sent or cancelled; without it the composer stays open. */
  readonly onDone?: () => void;
}

/** Composer of a comment. The text is kept after an error, and retries send it once. */
export function CommentComposer({ submissionId, parentId, label, onDone }: Props) {
  const [body, setBody] = useState('');
  const [idempotencyKey, setIdempotencyKey] = useState(newIdempotencyKey);
  const { mention, mentionsIn, forget } = useMentionedPeople();
  const changed = useRefreshComments(submissionId);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      call(
        add,
        { params: { id: submissionId }, body: { body, parentId, mentions: mentionsIn(body) } },
        { idempotencyKey: idempotencyKey },
      ),
    onSuccess: async () => {
      await changed();
      setBody('');
      forget();
      setIdempotencyKey(newIdempotencyKey());
      onDone?.();
    },
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (body.trim() !== '' && !isPending) mutate();
  }

  return (
    <form onSubmit={submit} className="space-y-2">
      <MentionField
        submissionId={submissionId}
        label={label}
        placeholder="Markdown works here, and @ names somebody"
        value={body}
        onMention={mention}
        onChange={(typed) => {
          setBody(typed);
          // A changed text needs a new idempotency key.
          setIdempotencyKey(newIdempotencyKey());
        }}
        onSubmit={() => body.trim() !== '' && mutate()}
        autoFocus={onDone !== undefined}
      />
      {error && (
        <p role="alert" className="text-meta text-bad">
          {error.message}
        </p>
      )}
      <div className="flex gap-2">
        <Button type="submit" variant="primary" isDisabled={isPending || body.trim() === ''}>
          {isPending ? 'Sending…' : label}
        </Button>
        {onDone && (
          <Button variant="quiet" onPress={onDone}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
