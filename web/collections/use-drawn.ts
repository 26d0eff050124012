import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** So many parts are drawn from one frame to the next. */
const atOnce = 2;

/** How many of many parts are drawn: more with each frame, and all of them when it is printed. */
export function useDrawn(count: number): number {
  const [drawn, setDrawn] = useState(atOnce);
  useEffect(() => {
    if (drawn >= count) return undefined;
    const frame = requestAnimationFrame(() => setDrawn(drawn + atOnce));
    return () => cancelAnimationFrame(frame);
  }, [drawn, count]);
  useEffect(() => {
    const drawAll = () => flushSync(() => setDrawn(count));
    addEventListener('beforeprint', drawAll);
    return () => removeEventListener('beforeprint', drawAll);
  }, [count]);
  return Math.min(drawn, count);
}
