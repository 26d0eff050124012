import { useMutation, useQueryClient } from '@tanstack/react-query';
import { board, submissions } from '#domain/opportunities/endpoints.ts';
import {
  cardOfOpportunity,
  declareConflict,
  get,
  give,
  withdraw,
  withdrawConflict,
} from '#domain/scores/endpoints.ts';
import type { ScoreDraft, Scores } from '#domain/scores/score.ts';
import * as submission from '#domain/submissions/endpoints.ts';
import { keyOf } from '#web/transport/ask.ts';
import { call } from '#web/transport/call.ts';

export type ScoreAct =
  | { readonly kind: 'give'; readonly draft: ScoreDraft }
  | { readonly kind: 'withdraw' }
  | { readonly kind: 'declareConflict'; readonly reason: string }
  | { readonly kind: 'withdrawConflict' };

function send(id: string, act: ScoreAct): Promise<Scores | null> {
  const params = { id };
  if (act.kind === 'give') return call(give, { params, body: act.draft });
  if (act.kind === 'withdraw') return call(withdraw, { params });
  if (act.kind === 'withdrawConflict') return call(withdrawConflict, { params });
  return call(declareConflict, { params, body: { reason: act.reason } });
}

/** What a judge may do with their own scores. What others gave comes with the answer. */
export function useScoreActs(submissionId: string) {
  const client = useQueryClient();
  const params = { id: submissionId };
  return useMutation({
    mutationFn: (act: ScoreAct) => send(submissionId, act),
    onSuccess: (scores) => {
      if (scores) client.setQueryData<Scores>(keyOf(get, { params }), scores);
      for (const list of [submissions, board] as const) {
        void client.invalidateQueries({ queryKey: keyOf(list) });
      }
      void client.invalidateQueries({ queryKey: keyOf(submission.get, { params }) });
    },
    // The card may have changed, or the opportunity been closed, since they were read.
    onError: () => {
      void client.invalidateQueries({ queryKey: keyOf(cardOfOpportunity) });
      void client.invalidateQueries({ queryKey: keyOf(get, { params }) });
    },
  });
}
