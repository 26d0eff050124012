import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { describePage } from './describe-page.ts';
import type { UsageQueue } from './usage-queue.ts';

/** Records the pages that are opened, what they show, and by what lists are filtered. */
export function useRecordedPages(queue: UsageQueue): void {
  const page = useRouterState({
    select: ({ location, matches }) => {
      const { fullPath = '/', staticData, params = {} } = matches.at(-1) ?? {};
      const search: Readonly<Record<string, unknown>> = { ...location.search };
      return describePage({ route: fullPath, params, search, title: staticData?.section });
    },
    structuralSharing: true,
  });
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const { route, title, viewed, filters } = page;
  const before = useRef({ pathname: '', filters });

  useEffect(() => {
    queue.tell({ kind: 'page.viewed', route, ...(title !== undefined && { title }) });
  }, [queue, pathname, route, title]);

  const opened = JSON.stringify(viewed);
  useEffect(() => {
    for (const one of JSON.parse(opened) as typeof viewed) queue.tell({ ...one, route });
  }, [queue, route, opened]);

  useEffect(() => {
    const last = before.current;
    before.current = { pathname, filters };
    if (last.pathname !== pathname) return;
    for (const [name, value] of Object.entries(filters)) {
      if (last.filters[name] !== value) queue.tell({ kind: 'filter.applied', route, name });
    }
  }, [queue, route, pathname, filters]);
}
