import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type FormEvent } from 'react';
import { isWaiting, usePerform } from '#core/web/sync/offline/use-perform.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { preloadMarkdown } from '#ui/MarkdownText.tsx';
import { MentionField } from './MentionField.tsx';
import { addComment, newComment } from './offline-actions.ts';
import { useRefreshComments } from './use-refresh-comments.ts';
import { useMentionedPeople } from './use-mentioned-people.ts';

interface Props {
  readonly submissionId: string;
  readonly parentId: string | null;
  readonly label: string;
  /** Has the focus at once. */
  readonly isFocused?: boolean;
  /** Called when it was sent or cancelled; without it the composer stays open. */
  readonly onDone?: () => void;
}

/** Composer of a comment. The text is kept after an error; without a connection it waits. */
export function CommentComposer(props: Props) {
  const { submissionId, parentId, label, onDone, isFocused = onDone !== undefined } = props;
  const [body, setBody] = useState('');
  useEffect(preloadMarkdown, []);
  const client = useQueryClient();
  const { user } = useSession();
  const perform = usePerform();
  const { mention, mentionsIn, forget } = useMentionedPeople();
  const changed = useRefreshComments(submissionId);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (sent: string) => {
      const draft = { body: sent, parentId, mentions: mentionsIn(sent) };
      const input = newComment(submissionId, user, draft);
      const outcome = await perform(addComment, input);
      if (outcome === isWaiting) addComment.show(client, input);
      return outcome;
    },
    onSuccess: async (outcome, sent) => {
      if (outcome !== isWaiting) await changed();
      // What was typed while it was on its way stays.
      setBody((now) => (now === sent ? '' : now));
      forget();
      onDone?.();
    },
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (body.trim() !== '' && !isPending) mutate(body);
  }

  return (
    <form onSubmit={submit} className="space-y-2">
      <MentionField
        submissionId={submissionId}
        label={label}
        placeholder="Write a comment. @ to mention"
        value={body}
        onMention={mention}
        onChange={setBody}
        onSubmit={() => body.trim() !== '' && !isPending && mutate(body)}
        autoFocus={isFocused}
      />
      <ErrorText className="text-small">{error?.message}</ErrorText>
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
