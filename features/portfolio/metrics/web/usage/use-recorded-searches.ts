import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { metricsLimits } from '#features/portfolio/metrics/domain/limits.ts';
import { companies } from '#features/directory/search/domain/endpoints.ts';
import { second } from '#core/domain/units.ts';
import { installation } from '#ui/installation.ts';
import { usePage } from './use-page.ts';
import type { UsageQueue } from './usage-queue.ts';

/** What stands this long was searched for; before, somebody is still typing. */
const typedMs = 2 * second;

interface Found {
  readonly pages?: readonly { readonly total?: number }[];
  readonly total?: number;
}

const totalOf = (data: unknown): number | undefined => {
  const answer = data as Found | undefined;
  return answer?.total ?? answer?.pages?.[0]?.total;
};

const queryOf = (key: readonly unknown[]): string | null => {
  const [method, path, input] = key;
  if (method !== companies.method || path !== companies.path) return null;
  return (input as { query?: { q?: string } } | undefined)?.query?.q ?? '';
};

/** Colleagues are searched for there: their names are not recorded. */
const isUnrecorded = (route: string): boolean => route.startsWith('/admin');

/** Records searches for companies with their results, and those of lists by their address. */
export function useRecordedSearches(queue: UsageQueue): void {
  const queries = useQueryClient();
  const { route, search } = usePage();
  // Scout’s are seen with their results.
  const listed = route === '/search' ? '' : search;
  const here = useRef(route);
  useEffect(() => {
    here.current = route;
  }, [route]);

  useEffect(() => {
    let typing: ReturnType<typeof setTimeout> | undefined;
    const stop = queries.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      const query = queryOf(event.query.queryKey);
      const results = totalOf(event.query.state.data);
      if (query === null || results === undefined) return;
      clearTimeout(typing);
      typing = setTimeout(() => tellSearch(queue, here.current, query, results), typedMs);
    });
    return () => {
      clearTimeout(typing);
      stop();
    };
  }, [queries, queue]);

  useEffect(() => {
    const timer = setTimeout(() => tellSearch(queue, route, listed), typedMs);
    return () => clearTimeout(timer);
  }, [queue, route, listed]);
}

function tellSearch(queue: UsageQueue, route: string, text: string, results?: number): void {
  const query = text.trim().slice(0, metricsLimits.searchCharacters).toWellFormed();
  if (query === '' || isUnrecorded(route)) return;
  queue.tell({
    kind: 'search.run',
    route,
    ...(installation.usage.keepsQueries && { query }),
    ...(results !== undefined && { results }),
  });
}
