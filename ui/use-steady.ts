import { useCallback, useLayoutEffect, useRef } from 'react';

/** A callback that is the same for as long as its part stands, and always does what it was last given. */
export function useSteady<Given extends readonly unknown[]>(
  act: (...given: Given) => void,
): (...given: Given) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}
