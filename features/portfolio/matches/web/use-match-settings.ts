import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callUntilAnswered } from '#core/web/transport/call-until-answered.ts';
import type { Criterion } from '#features/portfolio/matches/domain/criteria.ts';
import { ofOpportunity, set } from '#features/portfolio/matches/domain/endpoints.ts';
import type { Matches } from '#features/portfolio/matches/domain/match.ts';
import {
  areEqual,
  usualWeights,
  type Weights,
} from '#features/portfolio/matches/domain/weights.ts';
import { toast, toastError } from '#ui/toasts.ts';
import type { MatchSource } from './use-matches.ts';

interface Settings {
  readonly weights: Weights;
  readonly criteria: readonly Criterion[];
  readonly sharesThumbs: boolean;
}

/** Refetches the matches of all opportunities: few are loaded. */
export const useRefreshMatches = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [ofOpportunity.method, ofOpportunity.path] });
};

/** Stores what has changed of the viewer's own settings for an opportunity. */
function useSaveSettings(opportunityId: string | null) {
  return useMutation({
    mutationFn: ({ criteria, ...changed }: Partial<Settings>) =>
      opportunityId === null
        ? Promise.resolve(null)
        : callUntilAnswered(set, {
            params: { id: opportunityId },
            body: { ...changed, ...(criteria && { criteria: [...criteria] }) },
          }),
    onError: toastError,
  });
}

/** Stores weights for an opportunity, says so, and ranks its matches by them. */
export function useSaveWeights(opportunityId: string | null) {
  const refresh = useRefreshMatches();
  const { mutate, isPending } = useSaveSettings(opportunityId);
  return {
    isSaving: isPending,
    saveWeights: (weights: Weights) =>
      mutate(
        { weights },
        {
          onSuccess: () => {
            toast('Weights saved');
            void refresh();
          },
        },
      ),
  };
}

/**
 * Weights and criteria: as moved, as stored for the opportunity, or the usual ones. Weights are
 * stored when asked to, so that they can be tested before.
 *
 * @param moved weights that were moved before, on another screen
 */
export function useMatchSettings(
  source: MatchSource | null,
  matches: Matches | undefined,
  moved: Weights | undefined,
) {
  const [changed, setChanged] = useState<Partial<Settings>>(moved ? { weights: moved } : {});
  const opportunityId = source?.kind === 'opportunity' ? source.id : null;
  const refresh = useRefreshMatches();
  const saving = useSaveSettings(opportunityId);
  const stored = matches?.weights ?? usualWeights;
  const weights = changed.weights ?? stored;
  return {
    weights,
    criteria: changed.criteria ?? matches?.criteria ?? [],
    sharesThumbs: changed.sharesThumbs ?? matches?.sharesThumbs ?? false,
    areWeightsUnsaved:
      opportunityId !== null && matches !== undefined && !areEqual(weights, stored),
    setWeights: (next: Weights) => setChanged({ ...changed, weights: next }),
    setCriteria(criteria: readonly Criterion[]): void {
      setChanged({ ...changed, criteria });
      saving.mutate({ criteria }, { onSuccess: refresh });
    },
    setSharesThumbs(sharesThumbs: boolean): void {
      setChanged({ ...changed, sharesThumbs });
      saving.mutate({ sharesThumbs });
    },
  };
}
