import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMatch, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { figures, searches, used } from '#features/portfolio/metrics/domain/endpoints.ts';
import { metricsLimits } from '#features/portfolio/metrics/domain/limits.ts';
import { daysIn, lastDays, type DayRange } from '#features/portfolio/metrics/domain/range.ts';
import type { CallInput, Endpoint } from '#core/domain/endpoint.ts';
import { useCorporation } from '#core/web/session/use-corporation.ts';
import { useCorporationFilter } from '#core/web/session/use-corporation-filter.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { today } from '#ui/dates.tsx';
import { useDateFormats } from '#ui/date-formats.ts';
import { defaultRange, filtersOf, metricsSearch, type MetricsSearch } from './search-params.ts';

type Asked = CallInput<typeof figures>['query'];

/** The dates of the address, else the last days. Dates that are no range are ignored. */
export function rangeOf({ range, from, to }: MetricsSearch): DayRange {
  const dates = from !== undefined && to !== undefined ? { from, to } : null;
  const days = dates ? daysIn(dates) : 0;
  if (dates && days >= 1 && days <= metricsLimits.rangeDaysMost) return dates;
  return lastDays(range ?? defaultRange, today());
}

/** What stands in the address of the metrics, or of their report. */
export const useMetricsSearch = (): MetricsSearch => metricsSearch(useSearch({ strict: false }));

/** The corporation that is switched to; a report is of its address alone, which others open, too. */
export function useSwitchedCorporation(): string | undefined {
  const { corporationId } = useCorporationFilter();
  const report = useMatch({ from: '/paper/metrics/report', shouldThrow: false });
  return report === undefined ? corporationId : undefined;
}

/** What the address and the corporation switcher ask for, in the reader's time zone. */
export function useMetricsQuery(): Asked {
  const search = useMetricsSearch();
  const corporationId = useSwitchedCorporation();
  const { timeZone: zone } = useDateFormats().key.resolvedOptions();
  const { except, ...filters } = filtersOf(search);
  if (corporationId === undefined) return { ...filters, except, ...rangeOf(search), zone };
  // The corporation that is switched to, whatever a link says.
  const others = except?.filter((name) => name !== 'corporation');
  return { ...filters, except: others, corporation: [corporationId], ...rangeOf(search), zone };
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

interface RankedEndpoint extends Endpoint {
  readonly query: (typeof searches)['query'] | (typeof used)['query'];
}

/** The first of a ranking, as `first` says; and all of it as `all` says, for a CSV. */
export function useRankedMetric<E extends RankedEndpoint>(
  endpoint: E,
  first: Readonly<Record<string, string>>,
  all: Readonly<Record<string, string>> = {},
) {
  const query = useMetricsQuery();
  const { isLoading } = useCorporation();
  const queries = useQueryClient();
  const optionsOf = (more: Readonly<Record<string, string>>) =>
    queryOptionsOf(endpoint, { query: { ...query, ...more } } as CallInput<E>);
  return {
    query: useQuery({
      ...optionsOf(first),
      enabled: !isLoading,
      placeholderData: keepPreviousData,
    }),
    loadAll: () => queries.fetchQuery(optionsOf(all)),
  };
}

/** Changes the address. Opening rows can be undone with Back. */
export function useMetricsChange() {
  const navigate = useNavigate({ from: '/metrics' });
  return (next: MetricsSearch) =>
    void navigate({ search: (before) => ({ ...before, ...next }), resetScroll: false });
}

/** A link to one figure leads there: it was not drawn yet when the page was opened. */
export function useAnchor(): void {
  useEffect(() => {
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, []);
}
