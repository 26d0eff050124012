import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** So far below the window the end of a list is near. */
const margin = '900px';

/** Put the reference on what stands behind a list: more is asked for once that comes near. */
export function useNearEnd<Mark extends HTMLElement>(onNear: () => void): RefObject<Mark | null> {
  const mark = useRef<Mark>(null);
  const tell = useEffectEvent(onNear);
  useEffect(() => {
    const watched = mark.current;
    if (watched === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) tell();
      },
      { rootMargin: `0px 0px ${margin}` },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  });
  return mark;
}
