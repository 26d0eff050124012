import { useQueryClient } from '@tanstack/react-query';
import { get } from '#features/cases/submissions/domain/endpoints.ts';
import type { Submission } from '#features/cases/submissions/domain/submission.ts';
import type { VoteCount, VoteValue } from '#features/cases/submissions/domain/votes/vote.ts';
import { patchSubmission } from '#features/cases/submissions/web/shared/submission-cache.ts';
import { usePerform } from '#core/web/sync/offline/use-perform.ts';
import { useRecordMutation } from '#core/web/sync/use-record-mutation.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { castVote } from './cast-vote.ts';

/** Casts or withdraws one's vote: shown at once, rolled back if refused. */
export function useCastVote(submissionId: string) {
  const client = useQueryClient();
  const perform = usePerform();
  const inputOf = (value: VoteValue | null, before: VoteCount) => {
    const submission = client.getQueryData<Submission>(
      queryKeyOf(get, { params: { id: submissionId } }),
    );
    return { submissionId, title: submission?.title ?? '', value, before };
  };
  const { mutate } = useRecordMutation({
    record: `votes ${submissionId}`,
    send: (input: ReturnType<typeof inputOf>) => perform(castVote, input),
    isStored: true,
    show: (input) => {
      castVote.show(client, input);
      return { rollBack: () => castVote.rollBack(client, input) };
    },
    confirm: (count) => count && patchSubmission(client, submissionId, { votes: count }),
  });
  return (value: VoteValue | null, before: VoteCount) => mutate(inputOf(value, before));
}
