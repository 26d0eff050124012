import { cast, withdraw } from '#features/cases/submissions/domain/votes/endpoints.ts';
import type { VoteCount, VoteValue } from '#features/cases/submissions/domain/votes/vote.ts';
import { withVote } from '#features/cases/submissions/domain/votes/vote-count.ts';
import { patchSubmission } from '#features/cases/submissions/web/shared/submission-cache.ts';
import { get } from '#features/cases/submissions/domain/endpoints.ts';
import { offlineAction } from '#core/web/sync/offline/offline-action.ts';
import { call } from '#core/web/transport/call.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';

interface VoteInput {
  readonly submissionId: string;
  readonly title: string;
  readonly value: VoteValue | null;
  /** The counts as they were. */
  readonly before: VoteCount;
}

const words = { up: 'Vote for', down: 'Vote against', none: 'Withdraw the vote on' } as const;

export const castVote = offlineAction<VoteInput, VoteCount | null>({
  kind: 'votes.cast',
  label: ({ title, value }) => `${words[value ?? 'none']} “${title}”`,
  send: ({ submissionId, value }, { key, uid }) => {
    const params = { id: submissionId };
    const options = { idempotencyKey: key, as: uid };
    return value === null
      ? call(withdraw, { params }, options)
      : call(cast, { params, body: { value } }, options);
  },
  show: (client, { submissionId, value, before }) =>
    patchSubmission(client, submissionId, { votes: withVote(before, value) }),
  rollBack: (client, { submissionId, before }) =>
    patchSubmission(client, submissionId, { votes: before }),
  refetched: ({ submissionId }) => [
    { queryKey: queryKeyOf(get, { params: { id: submissionId } }) },
  ],
});
