import { useLayoutEffect, useState, type RefObject } from 'react';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of an element in whole px; null before it is known. While it changes, `data-still` is set. */
export function useElementSize(element: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const shown = element.current;
    if (!shown) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      const width = Math.round(shown.clientWidth);
      const height = Math.round(shown.clientHeight);
      shown.toggleAttribute('data-still', true);
      clearTimeout(timer);
      timer = setTimeout(() => shown.removeAttribute('data-still'), 120);
      setSize((before) =>
        before?.width === width && before.height === height ? before : { width, height },
      );
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(shown);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [element]);
  return size;
}
