import { isRefusalStage } from '#features/submissions/domain/stages.ts';
import { submissionNotices } from '#features/submissions/domain/notices.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { get } from '#features/submissions/domain/endpoints.ts';
import { noticeText } from '#core/domain/notices.ts';
import type { CardPosition } from '#features/submissions/domain/board.ts';
import type { Stage } from '#core/domain/identity/stage.ts';
import type { Submission } from '#features/submissions/domain/submission.ts';
import {
  invalidateSubmissions,
  invalidateSubmissionCounts,
  patchSubmission,
  moveInCache,
  findCachedPlace,
  cancelSubmissionQueries,
} from '#features/submissions/web/public/submission-cache.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { toast } from '#ui/toasts.ts';
import { currentIn, sendMove, type Move } from './send-move.ts';

interface MoveRequest extends Move {
  /** An undo; it offers no undo itself. */
  readonly isUndo?: boolean;
}

/** The former position, for undo. */
interface Origin extends CardPosition {
  readonly reason: string | null;
}

/** Moves optimistically, with undo. A refused move is rolled back and its reason shown. */
export function useMoveSubmission(stages: readonly Stage[]): (move: Move) => void {
  const client = useQueryClient();

  /** Undoing a move out of a refusal needs the former reason, which not everybody may read. */
  const undoOf = (origin: Origin | undefined, moved: Submission) => {
    if (!origin) return undefined;
    if (isRefusalStage(stages, origin.stage) && origin.reason === null) return undefined;
    const { stage, before, reason } = origin;
    const back = { submission: moved, stage, before, isUndo: true };
    return { label: 'Undo', run: () => mutate(reason === null ? back : { ...back, reason }) };
  };

  const { mutate } = useMutation({
    mutationFn: (request: MoveRequest) => sendMove(request),
    onMutate: async ({ submission, stage, before }): Promise<Origin> => {
      await cancelSubmissionQueries(client);
      const { id } = submission;
      const known = client.getQueryData<Submission>(queryKeyOf(get, { params: { id } }));
      const place = findCachedPlace(client, id) ?? { stage: submission.stage, before: null };
      moveInCache(client, submission, { stage, before });
      return { ...place, reason: known?.reason ?? null };
    },
    onSuccess: (moved, { submission, stage, isUndo, mail }, origin) => {
      if (moved === null) return;
      patchSubmission(client, moved.id, moved);
      if (submission.stage === stage) return;
      const slots = { title: moved.title, stage };
      if (isUndo) toast(noticeText(submissionNotices['submission.movedBack'], slots));
      else if (mail) toast(noticeText(submissionNotices['submission.movedAndTold'], slots));
      else
        toast(
          noticeText(submissionNotices['submission.moved'], slots),
          'good',
          undoOf(origin, moved),
        );
    },
    onError: (error, { submission }, origin) => {
      const current = currentIn(error);
      if (current) moveInCache(client, current, { stage: current.stage, before: null });
      else if (origin) moveInCache(client, submission, origin);
      toast(error.message, 'bad');
      invalidateSubmissions(client);
    },
    onSettled: () => invalidateSubmissionCounts(client),
  });
  return mutate;
}
