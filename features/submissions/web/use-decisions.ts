import { submissionNotices } from '#features/submissions/domain/notices.ts';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import {
  clock,
  discard,
  list,
  prepare,
  prepareMany,
  send,
} from '#features/decisions/domain/endpoints.ts';
import type { PreparedDecision } from '#features/decisions/domain/decision.ts';
import { decisionLimits } from '#features/decisions/domain/limits.ts';
import { noticeText } from '#core/domain/notices.ts';
import * as submissionLists from '#features/submissions/domain/list-endpoints.ts';
import { get } from '#features/submissions/domain/endpoints.ts';
import type { SubmissionRow } from '#features/submissions/domain/submission.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { call } from '#core/web/transport/call.ts';
import { newIdempotencyKey } from '#core/web/transport/idempotency-key.ts';
import { toast } from '#ui/toasts.ts';
import type { Given } from './DecisionDialog.tsx';

/** Invalidates the queries that show or mark decisions. */
function invalidateDecisions(client: QueryClient): Promise<unknown> {
  const { submissions, board, submissionFacets } = submissionLists;
  return Promise.all(
    [list, clock, get, submissions, board, submissionFacets].map((endpoint) =>
      client.invalidateQueries({ queryKey: queryKeyOf(endpoint) }),
    ),
  );
}

interface Prepared extends Given {
  readonly id: string;
  readonly title: string;
  readonly stage: string;
}

/** Prepares a decision or changes a prepared one. */
export function usePrepareDecision(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, stage, reason, mail }: Prepared) =>
      call(prepare, { params: { id }, body: { stage, reason, mail } }),
    onSuccess: (_prepared, { title }) => {
      toast(noticeText(submissionNotices['decision.prepared'], { title }));
      onDone();
      return invalidateDecisions(client);
    },
  });
}

interface BulkDecision extends Given {
  readonly of: readonly Pick<SubmissionRow, 'id'>[];
  readonly stage: string;
}

/** Prepares the same decision for many submissions, in batches of the server's limit. */
export function usePrepareDecisions(opportunityId: string, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ of, ...given }: BulkDecision) => {
      const done = { prepared: 0, mailed: 0 };
      for (let from = 0; from < of.length; from += decisionLimits.decisionsPerSending) {
        const some = of.slice(from, from + decisionLimits.decisionsPerSending);
        const body = { ...given, submissionIds: some.map(({ id }) => String(id)) };
        const answer = await call(prepareMany, { params: { id: opportunityId }, body });
        done.prepared += answer?.prepared ?? 0;
        done.mailed += answer?.mailed ?? 0;
      }
      return done;
    },
    onSuccess: (prepared) => {
      toast(noticeText(submissionNotices['decision.preparedMany'], prepared));
      onDone();
      return invalidateDecisions(client);
    },
  });
}

export function useDiscardDecision() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ submissionId }: PreparedDecision) =>
      call(discard, { params: { id: String(submissionId) } }),
    onSuccess: (_nothing, { title }) => {
      toast(noticeText(submissionNotices['decision.discarded'], { title }));
      return invalidateDecisions(client);
    },
    onError: (error) => toast(error.message, 'bad'),
  });
}

/** Sends the decisions that were reviewed. One idempotency key for all retries. */
export function useSendDecisions(opportunityId: string, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({
      decisions,
      idempotencyKey,
    }: {
      decisions: readonly PreparedDecision[];
      idempotencyKey: string;
    }) =>
      call(
        send,
        {
          params: { id: opportunityId },
          body: {
            decisions: decisions.map(({ submissionId, at }) => ({
              submissionId: String(submissionId),
              at,
            })),
          },
        },
        { idempotencyKey: idempotencyKey },
      ),
    onSuccess: (sent) => {
      if (sent) toast(noticeText(submissionNotices['decision.sent'], sent));
      onDone();
    },
    onSettled: () => invalidateDecisions(client),
  });
}

export const newSendKey = newIdempotencyKey;
