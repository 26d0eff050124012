import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Comment } from '#features/cases/comments/domain/comment.ts';
import { isWaiting, usePerform } from '#core/web/sync/offline/use-perform.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { editComment } from './offline-actions.ts';
import { MentionField } from './MentionField.tsx';
import { useRefreshComments } from './use-refresh-comments.ts';
import { useMentionedPeople } from './use-mentioned-people.ts';

/** Edits one's own comment. The text is kept after an error. */
export function CommentEditor({
  comment,
  onDone,
}: {
  readonly comment: Comment;
  readonly onDone: () => void;
}) {
  const [body, setBody] = useState(comment.body);
  const client = useQueryClient();
  const perform = usePerform();
  const { mention, mentionsIn } = useMentionedPeople(comment.mentions);
  const changed = useRefreshComments(comment.submissionId);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const { submissionId } = comment;
      const input = { submissionId, before: comment, body, mentions: mentionsIn(body) };
      const outcome = await perform(editComment, input);
      if (outcome === isWaiting) editComment.show(client, input);
      return outcome;
    },
    onSuccess: async (outcome) => {
      if (outcome !== isWaiting) await changed();
      onDone();
    },
  });
  const canSave = body.trim() !== '' && !isPending;
  return (
    <div className="mt-1.5 space-y-2">
      <MentionField
        submissionId={comment.submissionId}
        label="Edit comment"
        value={body}
        onChange={setBody}
        onMention={mention}
        onSubmit={() => canSave && mutate()}
        autoFocus
      />
      <ErrorText className="text-small">{error?.message}</ErrorText>
      <div className="flex gap-2">
        <Button variant="primary" size="small" isDisabled={!canSave} onPress={() => mutate()}>
          Save
        </Button>
        <Button variant="quiet" size="small" onPress={onDone}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
