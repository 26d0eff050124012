import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { opportunities, projects } from '#domain/search/record-endpoints.ts';
import { ask } from '#web/transport/ask.ts';

/** So long nothing more is typed before the other tabs are counted. */
const restMs = 350;

/** A value once it rests. */
function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    if (rested === value) return undefined;
    const timer = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(timer);
  }, [rested, value]);
  return rested;
}

/** How many opportunities and projects fit the words: asked for once typing rests. */
export function useTabCounts(q: string) {
  const query = { q: useRested(q), limit: '1' };
  const stay = { placeholderData: keepPreviousData };
  const found = useQuery({ ...ask(opportunities, { query }), ...stay });
  const run = useQuery({ ...ask(projects, { query }), ...stay });
  return { opportunities: found.data?.total, projects: run.data?.total };
}
