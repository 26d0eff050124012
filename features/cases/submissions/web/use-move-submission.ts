import { useQueryClient } from '@tanstack/react-query';
import { get } from '#features/cases/submissions/domain/endpoints.ts';
import { submissionNotices } from '#features/cases/submissions/domain/notices.ts';
import { isRefusalStage } from '#features/cases/corporations/domain/stages.ts';
import { Submission } from '#features/cases/submissions/domain/submission.ts';
import type { Stage } from '#core/domain/identity/stage.ts';
import { noticeText } from '#core/domain/notices.ts';
import {
  findCachedPlace,
  moveInCache,
  patchSubmission,
  submissionCounts,
  submissionLists,
} from '#features/cases/submissions/web/shared/submission-cache.ts';
import { recordIn } from '#core/web/sync/conflicts.ts';
import { useRecordMutation } from '#core/web/sync/use-record-mutation.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { toastError } from '#ui/toasts.ts';
import { usePerform } from '#core/web/sync/offline/use-perform.ts';
import { moveSubmission, type MoveInput } from './offline-actions.ts';
import type { Move } from './send-move.ts';

function noticeOf(moved: Submission | null, { submission, stage, isUndo, mail }: Move) {
  if (moved === null || submission.stage === stage) return null;
  const slots = { title: moved.title, stage };
  if (isUndo) return noticeText(submissionNotices['submission.movedBack'], slots);
  return noticeText(
    submissionNotices[mail ? 'submission.movedAndTold' : 'submission.moved'],
    slots,
  );
}

/** Moves optimistically, with undo. A refused move is rolled back and its reason shown. */
export function useMoveSubmission(stages: readonly Stage[]): (move: Move) => void {
  const client = useQueryClient();
  const perform = usePerform();
  const inputOf = (move: Move): MoveInput => {
    const { id, stage } = move.submission;
    return { move, origin: findCachedPlace(client, id) ?? { stage, before: null } };
  };

  const { mutate } = useRecordMutation({
    record: ({ move }: MoveInput) => `submission ${move.submission.id}`,
    send: (input: MoveInput) => perform(moveSubmission, input),
    isStored: true,
    shownIn: submissionLists,
    show: (input) => {
      const { move, origin } = input;
      const { isUndo } = move;
      const { id } = move.submission;
      const submission = client.getQueryData<Submission>(queryKeyOf(get, { params: { id } }));
      const reason = submission?.reason ?? undefined;
      // Undoing a move out of a refusal needs the former reason, which not everybody may read.
      const canUndo = !isUndo && (reason !== undefined || !isRefusalStage(stages, origin.stage));
      moveSubmission.show(client, input);
      return {
        rollBack: () => moveSubmission.rollBack(client, input),
        undo: (moved): MoveInput | null =>
          canUndo && moved ? inputOf({ submission: moved, ...origin, reason, isUndo: true }) : null,
      };
    },
    confirm: (moved) => moved && patchSubmission(client, moved.id, moved),
    notice: (moved, { move }) => noticeOf(moved, move),
    refused: (error) => {
      const current = recordIn(error, Submission);
      if (current) moveInCache(client, current, { stage: current.stage, before: null });
      toastError(error);
    },
    refetched: submissionCounts,
  });
  return (move) => mutate(inputOf(move));
}
