import { useEffect, useRef, type RefObject } from 'react';

/** How long a menu that led to a field may take to give the focus back where it was. */
const settlingMs = 600;

/**
 * Puts the cursor into a field that was asked for just now, over what stands there. Ask on blur whether
 * that was somebody who left: a menu that closes may take the focus along, and then it comes back here.
 */
export function useFirstFocus(field: RefObject<HTMLInputElement | null>): () => boolean {
  const begunAt = useRef(0);
  useEffect(() => {
    begunAt.current = performance.now();
    field.current?.focus();
    field.current?.select();
  }, [field]);
  return () => {
    if (performance.now() - begunAt.current > settlingMs) return true;
    requestAnimationFrame(() => field.current?.focus());
    return false;
  };
}
