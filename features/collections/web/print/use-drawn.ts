import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** So many parts are drawn from one frame to the next. */
const atOnce = 2;

/**
 * How many of many parts are drawn: more with each frame, and all of them when it is printed. Other
 * parts begin anew.
 */
export function useDrawn(parts: readonly unknown[]): number {
  const [state, setState] = useState({ parts, drawn: atOnce });
  const count = parts.length;
  const drawn = state.parts === parts ? state.drawn : atOnce;
  useEffect(() => {
    if (drawn >= count) return undefined;
    const frame = requestAnimationFrame(() => setState({ parts, drawn: drawn + atOnce }));
    return () => cancelAnimationFrame(frame);
  }, [parts, drawn, count]);
  useEffect(() => {
    const drawAll = () => flushSync(() => setState({ parts, drawn: count }));
    addEventListener('beforeprint', drawAll);
    return () => removeEventListener('beforeprint', drawAll);
  }, [parts, count]);
  return Math.min(drawn, count);
}
