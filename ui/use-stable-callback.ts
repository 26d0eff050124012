import { useCallback, useLayoutEffect, useRef } from 'react';

/** A callback with a stable identity that always calls the latest function. */
export function useStableCallback<Given extends readonly unknown[], Result>(
  callback: (...values: Given) => Result,
): (...values: Given) => Result {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...values: Given) => latest.current(...values), []);
}
