import { useEffect, useRef, type RefObject } from 'react';

/**
 * When a focused part of the page is replaced, its focus is lost: the container is focused instead, so
 * that Tab continues from there.
 */
export function useRestoreFocus<Element extends HTMLElement>(
  state: string,
): RefObject<Element | null> {
  const place = useRef<Element>(null);
  const last = useRef(state);
  useEffect(() => {
    if (last.current === state) return;
    last.current = state;
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [state]);
  return place;
}
