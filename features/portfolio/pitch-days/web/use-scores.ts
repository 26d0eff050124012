import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { scores } from '#features/portfolio/pitch-days/domain/endpoints.ts';
import { pairsOf } from './pair-states.ts';
import type { PitchDayPage } from './shown-day.ts';

/** What is known of each pair of a day. */
export function usePairs(day: PitchDayPage) {
  const { data } = useQuery({
    ...queryOptionsOf(scores, { params: { id: day.id } }),
    enabled: day.companies.length > 0,
    placeholderData: keepPreviousData,
  });
  return pairsOf(day, data);
}
