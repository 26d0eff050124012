import { useEffect, useRef, type RefObject } from 'react';

/**
 * When a part of the page is replaced by another, whatever had the focus in it is gone: the focus
 * goes to the place itself, so that Tab goes on from there.
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
