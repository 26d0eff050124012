import { useEffect, useRef, type RefObject } from 'react';

/** For a row of links that scrolls sideways: brings the one of the current page into view. */
export function useCurrentInView(path: string, links: number): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = row.current?.querySelector('[aria-current]');
    current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [path, links]);
  return row;
}
