import { useCallback } from 'react';

/** Layouts end at fractions of a pixel. */
const tolerance = 2;

function markEdges(element: HTMLElement): void {
  const { scrollLeft, clientWidth, scrollWidth } = element;
  element.toggleAttribute('data-more-before', scrollLeft > tolerance);
  element.toggleAttribute('data-more-after', scrollLeft + clientWidth < scrollWidth - tolerance);
}

/**
 * A ref for what scrolls sideways with the class `fade-edges`: an edge fades where more lies beyond it.
 */
export function useScrollEdges<Scroller extends HTMLElement>() {
  return useCallback((element: Scroller) => {
    const mark = () => markEdges(element);
    element.addEventListener('scroll', mark, { passive: true });
    const resized = new ResizeObserver(mark);
    resized.observe(element);
    const changed = new MutationObserver(mark);
    changed.observe(element, { childList: true });
    return () => {
      element.removeEventListener('scroll', mark);
      resized.disconnect();
      changed.disconnect();
    };
  }, []);
}
