import { useQueryClient } from '@tanstack/react-query';
import type { DecisionMail } from '#features/cases/corporations/domain/mail-slots.ts';
import { submissionLimits } from '#features/cases/submissions/domain/limits.ts';
import { board } from '#features/cases/submissions/domain/list-endpoints.ts';
import { submissionNotices } from '#features/cases/submissions/domain/notices.ts';
import { isRefusalStage } from '#features/cases/corporations/domain/stages.ts';
import type { SubmissionRow } from '#features/cases/submissions/domain/submission.ts';
import type { Stage } from '#core/domain/identity/stage.ts';
import { noticeText } from '#core/domain/notices.ts';
import {
  patchSubmissions,
  submissionCounts,
  submissionLists,
} from '#features/cases/submissions/web/shared/submission-cache.ts';
import { useRecordMutation } from '#core/web/sync/use-record-mutation.ts';
import { isWaiting, usePerform } from '#core/web/sync/offline/use-perform.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { moveTogether } from './offline-actions.ts';

interface BulkMove {
  /** In their target order. */
  readonly moves: readonly { readonly row: SubmissionRow; readonly stage: string }[];
  readonly reason?: string | undefined;
  /** To each with an address. */
  readonly mail?: DecisionMail | undefined;
  readonly isUndo?: boolean;
}

/** Sends the move in batches of one stage and the server's limit. */
async function send(
  perform: ReturnType<typeof usePerform>,
  opportunityId: string,
  { moves, reason, mail }: BulkMove,
): Promise<SubmissionRow[] | typeof isWaiting> {
  const moved: SubmissionRow[] = [];
  let isStored = false;
  for (const [stage, some] of Map.groupBy(moves, (one) => one.stage)) {
    for (let from = 0; from < some.length; from += submissionLimits.bulkMost) {
      const rows = some.slice(from, from + submissionLimits.bulkMost).map(({ row }) => row);
      const answer = await perform(moveTogether, { opportunityId, rows, stage, reason, mail });
      if (answer === isWaiting) isStored = true;
      else moved.push(...(answer ?? []));
    }
  }
  return isStored ? isWaiting : moved;
}

/** Each returns to the end of its former stage. */
const undoOf = ({ moves }: BulkMove): BulkMove => ({
  moves: moves.map(({ row, stage }) => ({ row: { ...row, stage }, stage: row.stage })),
  isUndo: true,
});

/** Moves many submissions to the end of a stage: optimistic, with rollback and undo. */
export function useBulkMove(opportunityId: string, stages: readonly Stage[]) {
  const client = useQueryClient();
  const perform = usePerform();
  const put = ({ moves }: BulkMove) =>
    patchSubmissions(client, new Map(moves.map(({ row, stage }) => [row.id, { stage }])));

  const { mutate } = useRecordMutation({
    record: `submissions ${opportunityId}`,
    send: (move: BulkMove) => send(perform, opportunityId, move),
    isStored: true,
    shownIn: submissionLists,
    show: (move) => {
      const back = undoOf(move);
      // A reason that was cleared cannot be restored.
      const canUndo =
        !move.isUndo && !back.moves.some(({ stage }) => isRefusalStage(stages, stage));
      put(move);
      return { rollBack: () => put(back), undo: () => (canUndo ? back : null) };
    },
    confirm: (moved) => patchSubmissions(client, new Map(moved.map((row) => [row.id, row]))),
    notice: (_, { moves, isUndo, mail }) => {
      const n = moves.length;
      if (isUndo) return noticeText(submissionNotices['submissions.movedBack'], { n });
      const stage = moves[0]?.stage ?? '';
      const mailed = moves.filter(({ row }) => row.contactEmail !== null).length;
      return mail
        ? noticeText(submissionNotices['submissions.movedAndTold'], { n, stage, mailed })
        : noticeText(submissionNotices['submissions.moved'], { n, stage });
    },
    refetched: [...submissionCounts, { queryKey: queryKeyOf(board) }],
  });
  return (
    rows: readonly SubmissionRow[],
    stage: string,
    { reason, mail }: Pick<BulkMove, 'reason' | 'mail'> = {},
  ) => mutate({ moves: rows.map((row) => ({ row, stage })), reason, mail });
}
