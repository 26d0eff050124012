import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { ViewMode } from '#core/domain/identity/view-mode.ts';
import { useCorporation } from '#core/web/session/use-corporation.ts';
import type { DiscoverSearch } from './search-params.ts';

/** The view of Discover, and how to change it or the filters. An address without one has the person's. */
export function useDiscoverView() {
  const { view } = useSearch({ from: '/shell/discover' });
  const navigate = useNavigate({ from: '/discover' });
  const { viewMode, setViewMode } = useCorporation();
  // What an address without a view showed before another one was chosen: Back shows it again.
  const [fallback, setFallback] = useState<ViewMode | null>(null);
  const withoutView = fallback ?? viewMode;
  return {
    view: view ?? withoutView,
    // Back undoes a filter; typing replaces the history entry instead of adding one per keystroke.
    change(next: DiscoverSearch): void {
      if (next.view !== undefined) {
        setFallback(withoutView);
        setViewMode(next.view);
      }
      void navigate({ search: (before) => ({ ...before, ...next }), replace: 'q' in next });
    },
  };
}
