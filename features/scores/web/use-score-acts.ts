import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  cardOfOpportunity,
  declareConflict,
  get,
  give,
  withdraw,
  withdrawConflict,
} from '#features/scores/domain/endpoints.ts';
import type { ScoreDraft, ScoreFigure, Scores } from '#features/scores/domain/score.ts';
import { keyOf } from '#core/web/transport/ask.ts';
import { call } from '#core/web/transport/call.ts';
import { showChange } from '#features/submissions/web/public/submissions-shown.ts';

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

/** What lists show of it. */
function figureIn({ result }: Scores): ScoreFigure | undefined {
  if (!result) return undefined;
  const { count, overall, spread, isDisputed } = result;
  return { count, overall, spread, isDisputed };
}

/** What a judge may do with their own scores. What others gave comes with the answer. */
export function useScoreActs(submissionId: string) {
  const client = useQueryClient();
  const params = { id: submissionId };
  return useMutation({
    mutationFn: (act: ScoreAct) => send(submissionId, act),
    onSuccess: (scores) => {
      if (!scores) return;
      client.setQueryData<Scores>(keyOf(get, { params }), scores);
      showChange(client, submissionId, { score: figureIn(scores) });
    },
    // The card may have changed, or the opportunity been closed, since they were read.
    onError: () => {
      void client.invalidateQueries({ queryKey: keyOf(cardOfOpportunity) });
      void client.invalidateQueries({ queryKey: keyOf(get, { params }) });
    },
  });
}
