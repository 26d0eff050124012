import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import {
  rankOf,
  type PastSelection,
  type SelectionRanking,
} from '#features/portfolio/matches/domain/back-test.ts';
import { rankSelection, selections } from '#features/portfolio/matches/domain/endpoints.ts';
import { usualWeights, type Weights } from '#features/portfolio/matches/domain/weights.ts';

/** Each is a search: the server is asked for so many at once. */
const askedAtOnce = 2;

/** A selection with its places; null places: it is not among the companies that were ranked. */
export interface TestedSelection {
  readonly selection: PastSelection;
  readonly state: 'waiting' | 'failed' | 'ranked';
  readonly chosen: number | null;
  readonly usual: number | null;
  /** How many companies it was ranked among. */
  readonly among: number;
}

const rankingOptions = (id: string) => ({
  ...queryOptionsOf(rankSelection, { params: { id }, query: {} }),
  staleTime: Infinity,
  refetchOnWindowFocus: false,
});

const combine = (results: readonly UseQueryResult<SelectionRanking>[]) => ({
  rankings: results.map(({ data }) => data),
  failures: results.map(({ isError }) => isError),
  settled: results.filter(({ isSuccess, isError }) => isSuccess || isError).length,
  retry: () => {
    for (const { isError, refetch } of results) if (isError) void refetch();
  },
});

/** The rankings of some selections, asked for one after the other. */
function useRankings(some: readonly PastSelection[]) {
  const [count, setCount] = useState(askedAtOnce);
  const rankings = useQueries({
    queries: some.map(({ id }, nth) => ({ ...rankingOptions(id), enabled: nth < count })),
    combine,
  });
  const { settled } = rankings;
  useEffect(() => {
    setCount(settled + askedAtOnce);
  }, [settled]);
  return rankings;
}

/** Rankings are of the server's, places of weights: moving a weight needs no request. */
const ranksOf = (ranking: SelectionRanking, weights: Weights) => ({
  chosen: rankOf(ranking, weights),
  usual: rankOf(ranking, usualWeights),
});

const nothing: readonly PastSelection[] = [];

export function useBackTest(moved: Weights) {
  const query = useQuery({ ...queryOptionsOf(selections), staleTime: Infinity });
  const some = query.data?.data ?? nothing;
  const { rankings, failures, settled, retry } = useRankings(some);
  const weights = useDeferredValue(moved);
  const tested = useMemo(
    () =>
      some.map((selection, nth): TestedSelection => {
        const ranking = rankings[nth];
        if (!ranking) {
          const state = failures[nth] === true ? 'failed' : 'waiting';
          return { selection, state, chosen: null, usual: null, among: 0 };
        }
        return {
          selection,
          state: 'ranked',
          among: ranking.candidates.length,
          ...ranksOf(ranking, weights),
        };
      }),
    [some, rankings, failures, weights],
  );
  return {
    found: query,
    tested,
    settled,
    retry,
    leftOut: rankings.flatMap((ranking) => (ranking ? [ranking.leftOut] : [])),
    changedLater: rankings.reduce((sum, ranking) => sum + (ranking?.changedLater ?? 0), 0),
    ranked: rankings.reduce((sum, ranking) => sum + (ranking?.candidates.length ?? 0), 0),
    failed: failures.filter(Boolean).length,
  };
}
