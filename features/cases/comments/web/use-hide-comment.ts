import { useQueryClient } from '@tanstack/react-query';
import type { Comment } from '#features/cases/comments/domain/comment.ts';
import { commentNotices } from '#features/cases/comments/domain/notices.ts';
import { personName } from '#core/domain/identity/names.ts';
import { usePerform } from '#core/web/sync/offline/use-perform.ts';
import { useRecordMutation } from '#core/web/sync/use-record-mutation.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { commentQueries, hideComment } from './offline-actions.ts';

interface Hiding {
  readonly comment: Comment;
  readonly isHidden: boolean;
}

/** Hides a comment or shows it again, at once and with undo. */
export function useHideComment(submissionId: string): (hiding: Hiding) => void {
  const client = useQueryClient();
  const { user } = useSession();
  const perform = usePerform();
  const queries = commentQueries(submissionId);
  const inputOf = ({ comment, isHidden }: Hiding) => ({
    submissionId,
    before: comment,
    hiddenBy: isHidden ? { id: user?.id ?? '', name: user ? personName(user) : '' } : null,
  });

  const { mutate } = useRecordMutation({
    record: ({ comment }: Hiding) => `comment ${comment.id}`,
    send: (hiding: Hiding) => perform(hideComment, inputOf(hiding)),
    isStored: true,
    shownIn: queries.slice(0, 1),
    show: (hiding) => {
      hideComment.show(client, inputOf(hiding));
      return { undo: () => ({ ...hiding, isHidden: !hiding.isHidden }) };
    },
    notice: (_, { isHidden }) => commentNotices[isHidden ? 'comment.hidden' : 'comment.shown'],
    // Hidden comments are not counted.
    refetched: queries,
  });
  return mutate;
}
