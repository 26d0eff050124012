import { useEffect, useState } from 'react';

/** A value once it has not changed for `delayMs`. */
export function useDebounced<Value>(value: Value, delayMs: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    if (debounced === value) return undefined;
    const timer = setTimeout(() => setDebounced(value), delayMs);
    return () => clearTimeout(timer);
  }, [debounced, value, delayMs]);
  return debounced;
}
