import { submissionNotices } from '#features/submissions/domain/notices.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { submissionLimits } from '#features/submissions/domain/limits.ts';
import { noticeText } from '#core/domain/notices.ts';
import { board, moveSubmissions } from '#features/submissions/domain/list-endpoints.ts';
import type { Stage } from '#core/domain/identity/stage.ts';
import type { SubmissionRow } from '#features/submissions/domain/submission.ts';
import {
  invalidateSubmissions,
  invalidateSubmissionCounts,
  patchSubmissions,
  cancelSubmissionQueries,
} from '#features/submissions/web/public/submission-cache.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { call } from '#core/web/transport/call.ts';
import { toast } from '#ui/toasts.ts';

interface BulkMove {
  /** In their target order. */
  readonly rows: readonly SubmissionRow[];
  readonly stage: string;
  readonly reason?: string | undefined;
}

/** Sends the move in batches of the server's limit. */
async function send(opportunityId: string, { rows, stage, reason }: BulkMove) {
  const moved: SubmissionRow[] = [];
  for (let from = 0; from < rows.length; from += submissionLimits.bulkMost) {
    const ids = rows.slice(from, from + submissionLimits.bulkMost).map(({ id }) => id);
    const params = { id: opportunityId };
    moved.push(...((await call(moveSubmissions, { params, body: { ids, stage, reason } })) ?? []));
  }
  return moved;
}

/** Moves many submissions to the end of a stage: optimistic, with rollback and undo. */
export function useBulkMove(opportunityId: string, stages: readonly Stage[]) {
  const client = useQueryClient();

  /** Each returns to the end of its former stage. A reason that was cleared cannot be restored. */
  const undoOf = ({ rows }: BulkMove) => {
    const from = Map.groupBy(rows, ({ stage }) => stage);
    if (stages.some(({ name, isRefusal }) => isRefusal === true && from.has(name)))
      return undefined;
    const run = async () => {
      try {
        for (const [stage, some] of from) await send(opportunityId, { rows: some, stage });
        toast(noticeText(submissionNotices['submissions.movedBack'], { n: rows.length }));
      } catch (error) {
        toast(error instanceof Error ? error.message : String(error), 'bad');
      }
      invalidateSubmissions(client);
    };
    return { label: 'Undo', run: () => void run() };
  };

  const { mutate } = useMutation({
    mutationFn: (move: BulkMove) => send(opportunityId, move),
    onMutate: async ({ rows, stage }) => {
      await cancelSubmissionQueries(client);
      patchSubmissions(client, new Map(rows.map(({ id }) => [id, { stage }])));
    },
    onSuccess: (moved, move) => {
      patchSubmissions(client, new Map(moved.map((row) => [row.id, row])));
      const slots = { n: move.rows.length, stage: move.stage };
      toast(noticeText(submissionNotices['submissions.moved'], slots), 'good', undoOf(move));
      invalidateSubmissionCounts(client);
      void client.invalidateQueries({ queryKey: queryKeyOf(board) });
    },
    onError: (error, { rows }) => {
      patchSubmissions(client, new Map(rows.map(({ id, stage }) => [id, { stage }])));
      toast(error.message, 'bad');
      invalidateSubmissions(client);
    },
  });
  return mutate;
}
