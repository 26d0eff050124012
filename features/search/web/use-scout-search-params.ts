import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useRef } from 'react';
import type { ScoutSearch } from './search-params.ts';

/** Changes that follow each other this quickly are one step for Back. */
const burstMs = 1500;

export type ChangeSearch = (
  next: ScoutSearch | ((before: ScoutSearch) => ScoutSearch),
  how?: {
    /** One of many that follow each other: letters, or a slider on its way. */
    readonly isPart?: boolean;
    /** The list stays as it is, and where it is scrolled to. */
    readonly isAside?: boolean;
  },
) => void;

/** What Scout shows, which is what its address says, and how to change it. */
export function useScoutSearchParams() {
  const search = useSearch({ from: '/shell/search' });
  const navigate = useNavigate({ from: '/search' });
  const lastPart = useRef(0);
  const change = useCallback<ChangeSearch>(
    (next, { isPart = false, isAside = false } = {}) => {
      const now = Date.now();
      const isOneStep = isPart && now - lastPart.current < burstMs;
      lastPart.current = isPart ? now : 0;
      void navigate({
        search: (before) => ({
          ...before,
          // What is changed is no more what was saved.
          ...(!isAside && { saved: undefined }),
          ...(typeof next === 'function' ? next(before) : next),
        }),
        replace: isOneStep,
        resetScroll: !isAside,
      });
    },
    [navigate],
  );
  /** What was typed is meant: the next letter begins another step. */
  const settle = useCallback(() => {
    lastPart.current = 0;
  }, []);
  return { search, change, settle };
}
