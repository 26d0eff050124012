import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { figures } from '#features/metrics/domain/endpoints.ts';
import { metricsLimits } from '#features/metrics/domain/limits.ts';
import { daysIn, lastDays, type DayRange } from '#features/metrics/domain/range.ts';
import type { CallInput, Endpoint } from '#core/domain/endpoint.ts';
import { useCorporation } from '#core/web/session/use-corporation.ts';
import { useCorporationFilter } from '#core/web/session/use-corporation-filter.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { today } from '#ui/dates.tsx';
import { useDateFormats } from '#ui/date-formats.ts';
import { defaultRange, type MetricsSearch } from './search-params.ts';

type Asked = CallInput<typeof figures>['query'];

/** The dates of the address, else the last days. Dates that are no range are ignored. */
export function rangeOf({ range, from, to }: MetricsSearch): DayRange {
  const dates = from !== undefined && to !== undefined ? { from, to } : null;
  const days = dates ? daysIn(dates) : 0;
  if (dates && days >= 1 && days <= metricsLimits.rangeDaysMost) return dates;
  return lastDays(range ?? defaultRange, today());
}

/** What the address and the corporation switcher ask for, in the reader's time zone. */
export function useMetricsQuery(): Asked {
  const search = useSearch({ from: '/shell/metrics' });
  const corporation = useCorporationFilter();
  const { timeZone: zone } = useDateFormats().key.resolvedOptions();
  const { cycle, opportunity: opportunityId } = search;
  return { ...corporation, ...rangeOf(search), zone, cycle, opportunityId };
}

type MetricEndpoint = Endpoint & { readonly query: (typeof figures)['query'] };

/** A figure; the one before stays until it is there. */
export function useMetric<E extends MetricEndpoint>(endpoint: E) {
  const query = useMetricsQuery();
  const { isLoading } = useCorporation();
  return useQuery({
    ...queryOptionsOf(endpoint as MetricEndpoint as E, { query } as CallInput<E>),
    enabled: !isLoading,
    placeholderData: keepPreviousData,
  });
}

/** Changes the address. Opening rows can be undone with Back. */
export function useMetricsChange() {
  const navigate = useNavigate({ from: '/metrics' });
  return (next: MetricsSearch) =>
    void navigate({ search: (before) => ({ ...before, ...next }), resetScroll: false });
}
