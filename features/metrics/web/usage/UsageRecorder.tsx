import { useQueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { metricsLimits } from '#features/metrics/domain/limits.ts';
import { companies } from '#features/search/domain/endpoints.ts';
import { second } from '#core/domain/units.ts';
import { openUsageQueue } from './usage-queue.ts';

const sendEveryMs = 10 * second;
/** What stands this long was searched for; before, somebody is still typing. */
const typedMs = 2 * second;

interface Found {
  readonly pages?: readonly { readonly total?: number }[];
  readonly total?: number;
}

const totalOf = (data: unknown): number | undefined => {
  const found = data as Found | undefined;
  return found?.total ?? found?.pages?.[0]?.total;
};

const queryOf = (key: readonly unknown[]): string | null => {
  const [method, path, input] = key;
  if (method !== companies.method || path !== companies.path) return null;
  const asked = (input as { query?: { q?: string } } | undefined)?.query?.q?.trim() ?? '';
  return asked === '' ? null : asked.slice(0, metricsLimits.searchCharacters);
};

/** Records pages and searches, and sends them every ten seconds and on leaving. */
export function UsageRecorder() {
  const [queue] = useState(openUsageQueue);
  const queries = useQueryClient();
  const { pathname, route } = useRouterState({
    select: ({ location, matches }) => ({
      pathname: location.pathname,
      route: matches.at(-1)?.fullPath ?? '/',
    }),
    structuralSharing: true,
  });
  const here = useRef(route);
  useEffect(() => {
    here.current = route;
    queue.keep({ kind: 'page.viewed', route });
  }, [queue, pathname, route]);

  useEffect(() => {
    let typing: ReturnType<typeof setTimeout> | undefined;
    const stop = queries.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      const query = queryOf(event.query.queryKey);
      const results = totalOf(event.query.state.data);
      if (query === null || results === undefined) return;
      clearTimeout(typing);
      typing = setTimeout(
        () => queue.keep({ kind: 'search.run', route: here.current, query, results }),
        typedMs,
      );
    });
    return () => {
      clearTimeout(typing);
      stop();
    };
  }, [queries, queue]);

  useEffect(() => {
    const timer = setInterval(() => void queue.send(), sendEveryMs);
    const leave = () => {
      if (document.visibilityState === 'hidden') void queue.send();
    };
    document.addEventListener('visibilitychange', leave);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', leave);
    };
  }, [queue]);
  return null;
}
