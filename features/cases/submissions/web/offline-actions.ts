import type { DecisionMail } from '#features/cases/corporations/domain/mail-slots.ts';
import type { CardPosition } from '#features/cases/submissions/domain/board.ts';
import { moveSubmissions, board } from '#features/cases/submissions/domain/list-endpoints.ts';
import { get } from '#features/cases/submissions/domain/endpoints.ts';
import { Submission, type SubmissionRow } from '#features/cases/submissions/domain/submission.ts';
import {
  moveInCache,
  patchSubmissions,
  submissionCounts,
  submissionLists,
} from '#features/cases/submissions/web/shared/submission-cache.ts';
import { pluralize } from '#core/domain/format.ts';
import { offlineAction } from '#core/web/sync/offline/offline-action.ts';
import { call } from '#core/web/transport/call.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { castVote } from './votes/cast-vote.ts';
import { sendMove, type Move } from './send-move.ts';

export interface MoveInput {
  readonly move: Move;
  /** Where it was. */
  readonly origin: CardPosition;
}

export const moveSubmission = offlineAction<MoveInput, Submission | null>({
  kind: 'submissions.move',
  label: ({ move: { submission, stage } }) => `Move “${submission.title}” to ${stage}`,
  send: ({ move }, attempt) => sendMove(move, attempt),
  show: (client, { move: { submission, stage, before } }) =>
    moveInCache(client, submission, { stage, before }),
  rollBack: (client, { move: { submission }, origin }) => moveInCache(client, submission, origin),
  refetched: ({ move: { submission } }) => [
    { queryKey: queryKeyOf(get, { params: { id: submission.id } }) },
    ...submissionLists,
    ...submissionCounts,
  ],
  // Somebody else moved it meanwhile: from where it is now.
  insist: (input, details): MoveInput => {
    const current = Submission.safeParse(details).data;
    return current ? { ...input, move: { ...input.move, submission: current } } : input;
  },
});

interface Together {
  readonly opportunityId: string;
  readonly rows: readonly SubmissionRow[];
  readonly stage: string;
  readonly reason?: string | undefined;
  /** To each with an address. */
  readonly mail?: DecisionMail | undefined;
}

export const moveTogether = offlineAction<Together, readonly SubmissionRow[] | null>({
  kind: 'submissions.moveTogether',
  label: ({ rows, stage }) =>
    `Move ${pluralize(rows.length, 'submission', 'submissions')} to ${stage}`,
  send: ({ opportunityId, rows, stage, reason, mail }, { key, uid }) => {
    const ids = rows.map(({ id }) => id);
    const input = { params: { id: opportunityId }, body: { ids, stage, reason, mail } };
    return call(moveSubmissions, input, { idempotencyKey: key, as: uid });
  },
  show: (client, { rows, stage }) =>
    patchSubmissions(client, new Map(rows.map(({ id }) => [id, { stage }]))),
  rollBack: (client, { rows }) =>
    patchSubmissions(client, new Map(rows.map(({ id, stage }) => [id, { stage }]))),
  refetched: () => [...submissionLists, ...submissionCounts, { queryKey: queryKeyOf(board) }],
});

export const offlineActions = [moveSubmission, moveTogether, castVote];
