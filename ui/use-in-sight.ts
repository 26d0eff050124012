import { useEffect, useState, type RefObject } from 'react';

/** Pixels beyond what is in sight that count as in sight, too: there whoever scrolls comes next. */
const margin = 600;

/** Whether something was in sight, or nearly, of the box right around it, which scrolls sideways. */
export function useInSight(element: RefObject<HTMLElement | null>): boolean {
  const [wasSeen, setSeen] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (watched === null || wasSeen) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { root: watched.parentElement, rootMargin: `0px ${margin}px` },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element, wasSeen]);
  return wasSeen;
}
