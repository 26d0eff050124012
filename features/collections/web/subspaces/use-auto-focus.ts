import { useEffect, useRef, type RefObject } from 'react';

/** How long a menu that led to a field may take to give the focus back where it was. */
const settlingMs = 600;

/**
 * Puts the cursor into a field that was asked for just now, over what stands there. Ask on blur whether
 * that was somebody who left: a menu that closes may take the focus along, and then it comes back here.
 * Whoever presses Tab, or somewhere on the page, has left at any time.
 */
export function useAutoFocus(field: RefObject<HTMLInputElement | null>): () => boolean {
  const begunAt = useRef(0);
  useEffect(() => {
    const leave = () => {
      begunAt.current = -Infinity;
    };
    const press = ({ target }: PointerEvent) => {
      if (target !== field.current) leave();
    };
    const tab = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') leave();
    };
    begunAt.current = performance.now();
    field.current?.focus();
    field.current?.select();
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('keydown', tab, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('keydown', tab, true);
    };
  }, [field]);
  return () => {
    if (performance.now() - begunAt.current > settlingMs) return true;
    requestAnimationFrame(() => field.current?.focus());
    return false;
  };
}
