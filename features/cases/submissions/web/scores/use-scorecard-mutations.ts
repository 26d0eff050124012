import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Opportunity } from '#features/cases/opportunities/domain/opportunity.ts';
import {
  cardOfCorporation,
  cardOfOpportunity,
  get,
  resetCardOfOpportunity,
  setCardOfCorporation,
  setCardOfOpportunity,
} from '#features/cases/submissions/domain/scores/endpoints.ts';
import type { ScorecardDraft } from '#features/cases/submissions/domain/scores/scorecard.ts';
import * as submission from '#features/cases/submissions/domain/endpoints.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { call } from '#core/web/transport/call.ts';
import { invalidateSubmissions } from '#features/cases/submissions/web/shared/submission-cache.ts';

export type ScorecardAction =
  | { readonly kind: 'save' | 'saveForAll'; readonly draft: ScorecardDraft }
  | { readonly kind: 'reset' };

type Ids = Pick<Opportunity, 'id' | 'corporationId'>;

async function send(ids: Ids, version: number | null, action: ScorecardAction): Promise<unknown> {
  const params = { id: ids.id };
  if (action.kind === 'reset') return call(resetCardOfOpportunity, { params });
  if (action.kind === 'save') {
    return call(setCardOfOpportunity, { params, body: { ...action.draft, version } });
  }
  const ofCorporation = { params: { id: ids.corporationId } };
  const card = await call(cardOfCorporation, ofCorporation);
  const body = { ...action.draft, version: card?.version ?? null };
  return call(setCardOfCorporation, { ...ofCorporation, body });
}

/** Mutations of a card. Invalidates everything that is computed from it. */
export function useScorecardMutations(ids: Ids, version: number | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (action: ScorecardAction) => send(ids, version, action),
    onSuccess: async () => {
      invalidateSubmissions(client);
      for (const counted of [submission.get, get] as const) {
        void client.invalidateQueries({ queryKey: queryKeyOf(counted) });
      }
      await client.invalidateQueries({ queryKey: queryKeyOf(cardOfOpportunity) });
    },
  });
}
