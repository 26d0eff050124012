import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** How far below the window the end of a list counts as near. */
const margin = '900px';

/** The returned ref goes on an element after a list: more is loaded once that comes near. */
export function useInfiniteScroll<Sentinel extends HTMLElement>(
  onNear: () => void,
): RefObject<Sentinel | null> {
  const sentinel = useRef<Sentinel>(null);
  const notify = useEffectEvent(onNear);
  useEffect(() => {
    const watched = sentinel.current;
    if (watched === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) notify();
      },
      { rootMargin: `0px 0px ${margin}` },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  });
  return sentinel;
}
