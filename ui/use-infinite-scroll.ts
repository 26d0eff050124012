import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** So far below the window the end of a list is near. */
const margin = '900px';

/** Put the reference on what stands behind a list: more is asked for once that comes near. */
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
