import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '#core/web/transport/call.ts';
import {
  filterQueryOf,
  savedFiltersOf,
  type CompanyFilterSearch,
} from '#features/portfolio/search-screen/web/shared/company-filter-params.ts';
import type { Criterion } from '#features/portfolio/matches/domain/criteria.ts';
import {
  ofCollection,
  ofOpportunity,
  ofText,
} from '#features/portfolio/matches/domain/endpoints.ts';
import type { Match, Matches } from '#features/portfolio/matches/domain/match.ts';
import { inOrder } from '#features/portfolio/matches/domain/rank-companies.ts';
import { isHidden } from '#features/portfolio/matches/domain/attention.ts';
import {
  priceOfUnseen,
  type UnseenPrice,
} from '#features/portfolio/matches/domain/unseen-first.ts';
import { scoreOf } from '#features/portfolio/matches/domain/score.ts';
import type { Weights } from '#features/portfolio/matches/domain/weights.ts';

/** What companies are matched with. */
export type MatchSource =
  | { readonly kind: 'opportunity' | 'collection'; readonly id: string }
  | { readonly kind: 'text'; readonly text: string };

function matchesQuery(
  source: MatchSource,
  search: CompanyFilterSearch,
  criteria: readonly Criterion[],
) {
  if (source.kind === 'text') {
    const body = {
      text: source.text,
      filters: savedFiltersOf(search),
      criteria: [...criteria],
    };
    return queryOptions({
      queryKey: [ofText.method, ofText.path, body] as readonly unknown[],
      queryFn: ({ signal }): Promise<Matches> => call(ofText, { body }, { signal }),
      retry: false,
    });
  }
  const params = { id: source.id };
  if (source.kind === 'collection') {
    const input = {
      params,
      query: {
        ...filterQueryOf(search),
        ...(criteria.length > 0 && { criteria: JSON.stringify(criteria) }),
      },
    };
    return queryOptions({
      queryKey: [ofCollection.method, ofCollection.path, input] as readonly unknown[],
      queryFn: ({ signal }): Promise<Matches> => call(ofCollection, input, { signal }),
      retry: false,
    });
  }
  const input = { params, query: filterQueryOf(search) };
  return queryOptions({
    queryKey: [ofOpportunity.method, ofOpportunity.path, input] as readonly unknown[],
    queryFn: ({ signal }): Promise<Matches> => call(ofOpportunity, input, { signal }),
    retry: false,
  });
}

/** The matches of a source; the earlier ones stay until others arrive. */
export function useMatches(
  source: MatchSource | null,
  search: CompanyFilterSearch,
  criteria: readonly Criterion[],
) {
  const subject = source ?? { kind: 'text', text: '' };
  return useQuery({
    ...matchesQuery(subject, search, criteria),
    enabled: source !== null,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  });
}

/** The matches under weights that were moved: computed here, from what the server answered. */
export const useRanked = (matches: Matches | undefined, weights: Weights): readonly Match[] =>
  useMemo(
    () =>
      inOrder(
        (matches?.data ?? []).map((match) => ({
          ...match,
          ...scoreOf(match.values, weights),
          id: match.company.id,
        })),
      ),
    [matches, weights],
  );

/** What "Prefer new companies" does to the first ten that are shown; null without matches. */
export const useUnseenPrice = (
  matches: Matches | undefined,
  weights: Weights,
): UnseenPrice | null =>
  useMemo(() => {
    const top = (matches?.data ?? []).filter(({ known }) => !isHidden(known));
    if (top.length === 0) return null;
    const rows = top.map(({ company: { id }, isExact, values }) => ({ id, isExact, values }));
    return priceOfUnseen(rows, weights);
  }, [matches, weights]);
