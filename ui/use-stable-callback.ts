import { useCallback, useLayoutEffect, useRef } from 'react';

/** A callback that is the same for as long as its part stands, and always does what it was last given. */
export function useStableCallback<Given extends readonly unknown[]>(
  callback: (...given: Given) => void,
): (...given: Given) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}
