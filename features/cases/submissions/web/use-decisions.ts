import { submissionNotices } from '#features/cases/submissions/domain/notices.ts';
import {
  clock,
  discard,
  list,
  prepare,
  prepareMany,
  send,
} from '#features/cases/submissions/domain/decisions/endpoints.ts';
import type { PreparedDecision } from '#features/cases/submissions/domain/decisions/decision.ts';
import { decisionLimits } from '#features/cases/submissions/domain/limits.ts';
import { noticeText } from '#core/domain/notices.ts';
import * as submissionLists from '#features/cases/submissions/domain/list-endpoints.ts';
import { get } from '#features/cases/submissions/domain/endpoints.ts';
import type { SubmissionRow } from '#features/cases/submissions/domain/submission.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { call } from '#core/web/transport/call.ts';
import { useCallOnce } from '#core/web/sync/use-call-once.ts';
import { shownInPlace, useRecordMutation } from '#core/web/sync/use-record-mutation.ts';
import type { Given } from './DecisionDialog.tsx';

/** The queries that show or mark decisions. */
const { submissions, board, submissionFacets } = submissionLists;
const decisionQueries = [list, clock, get, submissions, board, submissionFacets].map(
  (endpoint) => ({ queryKey: queryKeyOf(endpoint) }),
);

interface Prepared extends Given {
  readonly id: string;
  readonly title: string;
  readonly stage: string;
}

/** Prepares a decision or changes a prepared one. */
export const usePrepareDecision = (onDone: () => void) =>
  useRecordMutation({
    record: ({ id }: Prepared) => `decision ${id}`,
    send: ({ id, stage, reason, mail }) =>
      call(prepare, { params: { id }, body: { stage, reason, mail } }),
    confirm: onDone,
    notice: (_, { title }) => noticeText(submissionNotices['decision.prepared'], { title }),
    refused: shownInPlace,
    refetched: decisionQueries,
  });

interface BulkDecision extends Given {
  readonly of: readonly Pick<SubmissionRow, 'id'>[];
  readonly stage: string;
}

/** Prepares the same decision for many submissions, in batches of the server's limit. */
export const usePrepareDecisions = (opportunityId: string, onDone: () => void) =>
  useRecordMutation({
    record: `decisions ${opportunityId}`,
    send: async ({ of, ...decision }: BulkDecision) => {
      const done = { prepared: 0, mailed: 0 };
      for (let from = 0; from < of.length; from += decisionLimits.decisionsPerSending) {
        const some = of.slice(from, from + decisionLimits.decisionsPerSending);
        const body = { ...decision, submissionIds: some.map(({ id }) => String(id)) };
        const answer = await call(prepareMany, { params: { id: opportunityId }, body });
        done.prepared += answer?.prepared ?? 0;
        done.mailed += answer?.mailed ?? 0;
      }
      return done;
    },
    confirm: onDone,
    notice: (prepared) => noticeText(submissionNotices['decision.preparedMany'], prepared),
    refused: shownInPlace,
    refetched: decisionQueries,
  });

export const useDiscardDecision = () =>
  useRecordMutation({
    record: ({ submissionId }: PreparedDecision) => `decision ${submissionId}`,
    send: ({ submissionId }) => call(discard, { params: { id: String(submissionId) } }),
    notice: (_, { title }) => noticeText(submissionNotices['decision.discarded'], { title }),
    refetched: decisionQueries,
  });

/** Sends the decisions that were reviewed. */
export function useSendDecisions(opportunityId: string, onDone: () => void) {
  const sendOnce = useCallOnce(send);
  return useRecordMutation({
    record: `decisions ${opportunityId}`,
    send: (reviewed: readonly PreparedDecision[]) => {
      const decisions = reviewed.map(({ submissionId, at }) => ({
        submissionId: String(submissionId),
        at,
      }));
      return sendOnce({ params: { id: opportunityId }, body: { decisions } });
    },
    confirm: onDone,
    notice: (sent) => sent && noticeText(submissionNotices['decision.sent'], sent),
    refused: shownInPlace,
    refetched: decisionQueries,
  });
}
