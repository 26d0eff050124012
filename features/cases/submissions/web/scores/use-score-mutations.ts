import { useQueryClient } from '@tanstack/react-query';
import {
  cardOfOpportunity,
  declareConflict,
  get,
  give,
  withdraw,
  withdrawConflict,
} from '#features/cases/submissions/domain/scores/endpoints.ts';
import type {
  ScoreDraft,
  ScoreFigure,
  Scores,
} from '#features/cases/submissions/domain/scores/score.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { call } from '#core/web/transport/call.ts';
import { shownInPlace, useRecordMutation } from '#core/web/sync/use-record-mutation.ts';
import { patchSubmission } from '#features/cases/submissions/web/shared/submission-cache.ts';

export type ScoreAction =
  | { readonly kind: 'give'; readonly draft: ScoreDraft }
  | { readonly kind: 'withdraw' }
  | { readonly kind: 'declareConflict'; readonly reason: string }
  | { readonly kind: 'withdrawConflict' };

function send(id: string, action: ScoreAction): Promise<Scores | null> {
  const params = { id };
  if (action.kind === 'give') return call(give, { params, body: action.draft });
  if (action.kind === 'withdraw') return call(withdraw, { params });
  if (action.kind === 'withdrawConflict') return call(withdrawConflict, { params });
  return call(declareConflict, { params, body: { reason: action.reason } });
}

/** The figure that lists show. */
function figureIn({ result }: Scores): ScoreFigure | undefined {
  if (!result) return undefined;
  const { count, overall, spread, isDisputed } = result;
  return { count, overall, spread, isDisputed };
}

/**
 * Mutations of a judge's own scores. The response contains others' scores, once visible.
 * `refused`: tells the reason.
 */
export function useScoreMutations(submissionId: string, refused = shownInPlace) {
  const client = useQueryClient();
  const queryKey = queryKeyOf(get, { params: { id: submissionId } });
  return useRecordMutation({
    record: `scores ${submissionId}`,
    send: (action: ScoreAction) => send(submissionId, action),
    confirm: (scores) => {
      if (!scores) return;
      client.setQueryData<Scores>(queryKey, scores);
      patchSubmission(client, submissionId, { score: figureIn(scores) });
    },
    refused,
    // The card may have changed, or the opportunity been closed, since they were fetched.
    refetched: [{ queryKey: queryKeyOf(cardOfOpportunity) }, { queryKey }],
  });
}
