import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '#core/web/transport/call.ts';
import type { Criterion } from '#features/matches/domain/criteria.ts';
import { ofOpportunity, set } from '#features/matches/domain/endpoints.ts';
import type { Matches } from '#features/matches/domain/match.ts';
import { usualWeights, type Weights } from '#features/matches/domain/weights.ts';
import { toastError } from '#ui/toasts.ts';
import type { MatchSource } from './use-matches.ts';

/** A slider that is moved is saved when it rests. */
const saveMs = 400;

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

/** Weights and criteria: as moved, as stored for the opportunity, or the usual ones. */
export function useMatchSettings(source: MatchSource | null, found: Matches | undefined) {
  const [moved, setMoved] = useState<Settings | null>(null);
  const [unsaved, setUnsaved] = useState<Settings | null>(null);
  const refresh = useRefreshMatches();
  const saving = useMutation({
    mutationFn: (body: Settings) =>
      source?.kind === 'opportunity'
        ? call(set, {
            params: { id: source.id },
            body: {
              ...{ weights: body.weights, sharesThumbs: body.sharesThumbs },
              criteria: [...body.criteria],
            },
          })
        : Promise.resolve(null),
    onError: toastError,
  });
  const settings: Settings = moved ?? {
    weights: found?.weights ?? usualWeights,
    criteria: found?.criteria ?? [],
    sharesThumbs: found?.sharesThumbs ?? false,
  };
  const save = useEffectEvent(() => {
    if (unsaved !== null) saving.mutate(unsaved);
    setUnsaved(null);
  });
  useEffect(() => {
    if (unsaved === null) return undefined;
    const timer = setTimeout(save, saveMs);
    return () => clearTimeout(timer);
  }, [unsaved]);
  return {
    ...settings,
    setWeights(weights: Weights): void {
      setMoved({ ...settings, weights });
      setUnsaved({ ...settings, weights });
    },
    setCriteria(criteria: readonly Criterion[]): void {
      setMoved({ ...settings, criteria });
      setUnsaved(null);
      saving.mutate({ ...settings, criteria }, { onSuccess: refresh });
    },
    setSharesThumbs(sharesThumbs: boolean): void {
      setMoved({ ...settings, sharesThumbs });
      setUnsaved(null);
      saving.mutate({ ...settings, sharesThumbs });
    },
  };
}
