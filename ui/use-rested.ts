import { useEffect, useState } from 'react';

/** A value once it has not changed for a while. */
export function useRested<Value>(value: Value, restMs: number): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    if (rested === value) return undefined;
    const timer = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(timer);
  }, [rested, value, restMs]);
  return rested;
}
