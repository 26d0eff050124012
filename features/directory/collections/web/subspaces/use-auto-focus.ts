import { useEffect, useRef, type RefObject } from 'react';

/** How long a closing menu may take to restore the focus. */
const settlingMs = 600;

/**
 * Focuses a field on mount and selects its text. Call the result on blur: it returns whether the user
 * left. A closing menu may take the focus away; then it returns to the field. Tab or a click elsewhere
 * always counts as leaving.
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
