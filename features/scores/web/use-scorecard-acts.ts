import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Opportunity } from '#features/opportunities/domain/opportunity.ts';
import {
  cardOfCorporation,
  cardOfOpportunity,
  get,
  resetCardOfOpportunity,
  setCardOfCorporation,
  setCardOfOpportunity,
} from '#features/scores/domain/endpoints.ts';
import type { ScorecardDraft } from '#features/scores/domain/scorecard.ts';
import * as submission from '#features/submissions/domain/endpoints.ts';
import { keyOf } from '#core/web/transport/ask.ts';
import { call } from '#core/web/transport/call.ts';
import { readAgain } from '#features/submissions/web/public/submissions-shown.ts';

export type ScorecardAct =
  | { readonly kind: 'save' | 'saveForAll'; readonly draft: ScorecardDraft }
  | { readonly kind: 'reset' };

type Ids = Pick<Opportunity, 'id' | 'corporationId'>;

async function send(ids: Ids, version: number | null, act: ScorecardAct): Promise<unknown> {
  const params = { id: ids.id };
  if (act.kind === 'reset') return call(resetCardOfOpportunity, { params });
  if (act.kind === 'save') {
    return call(setCardOfOpportunity, { params, body: { ...act.draft, version } });
  }
  const ofCorporation = { params: { id: ids.corporationId } };
  const known = await call(cardOfCorporation, ofCorporation);
  const body = { ...act.draft, version: known?.version ?? null };
  return call(setCardOfCorporation, { ...ofCorporation, body });
}

/** Changes of a card. Everything that is counted by it is read again. */
export function useScorecardActs(ids: Ids, version: number | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (act: ScorecardAct) => send(ids, version, act),
    onSuccess: async () => {
      readAgain(client);
      for (const counted of [submission.get, get] as const) {
        void client.invalidateQueries({ queryKey: keyOf(counted) });
      }
      await client.invalidateQueries({ queryKey: keyOf(cardOfOpportunity) });
    },
  });
}
