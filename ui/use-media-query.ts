import { useSyncExternalStore } from 'react';

/** Whether a media query matches; updates with it. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );
}

/** The primary input is touch. */
export const coarsePointer = '(pointer: coarse)';

/** Below this, tables become cards and panels become sheets. */
export const smallScreen = '(max-width: 767px)';
