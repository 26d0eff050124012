import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Comment } from '#features/comments/domain/comment.ts';
import { edit } from '#features/comments/domain/endpoints.ts';
import { call } from '#core/web/transport/call.ts';
import { Button } from '#ui/Button.tsx';
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
  const { mention, mentionsIn } = useMentionedPeople(comment.mentions);
  const changed = useRefreshComments(comment.submissionId);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      call(edit, { params: { id: comment.id }, body: { body, mentions: mentionsIn(body) } }),
    onSuccess: async () => {
      await changed();
      onDone();
    },
  });
  const canSave = body.trim() !== '' && !isPending;
  return (
    <div className="mt-1.5 space-y-2">
      <MentionField
        submissionId={comment.submissionId}
        label="Change the comment"
        value={body}
        onChange={setBody}
        onMention={mention}
        onSubmit={() => canSave && mutate()}
        autoFocus
      />
      {error && (
        <p role="alert" className="text-meta text-bad">
          {error.message}
        </p>
      )}
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
