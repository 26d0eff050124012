import { useEffect, useRef } from 'react';
import type { PageDescription } from './describe-page.ts';
import { usePage } from './use-page.ts';
import type { UsageQueue } from './usage-queue.ts';

/** Records the pages that are opened, what they show, and by what lists are filtered. */
export function useRecordedPages(queue: UsageQueue): void {
  const page = usePage();
  const before = useRef<PageDescription>(null);
  useEffect(() => {
    const last = before.current;
    before.current = page;
    // The same effect once more, as React does while developing.
    if (last === page) return;
    const { pathname, route, title, viewed, filters } = page;
    const same = last?.pathname === pathname ? last : null;
    if (same === null) {
      queue.tell({ kind: 'page.viewed', route, ...(title !== undefined && { title }) });
    }
    const ids = (same?.viewed ?? []).map(({ subjectId }) => subjectId);
    for (const one of viewed) {
      if (!ids.includes(one.subjectId)) queue.tell({ ...one, route });
    }
    for (const [name, value] of same === null ? [] : Object.entries(filters)) {
      if (same?.filters[name] !== value) queue.tell({ kind: 'filter.applied', route, name });
    }
  }, [queue, page]);
}
