import { useEffect, useState } from 'react';
import { forget, recall, remember } from '#core/web/session/storage.ts';
import { SubmissionValues } from './submission-values.ts';

function kept(key: string): SubmissionValues | null {
  try {
    return SubmissionValues.safeParse(JSON.parse(recall(key) ?? '')).data ?? null;
  } catch {
    return null;
  }
}

/** What is typed, kept on this device until it is saved or given up. */
export function useKeptValues(key: string, start: SubmissionValues) {
  const [before] = useState(() => kept(key));
  const [values, setValues] = useState(before ?? start);
  const [isOver, setIsOver] = useState(false);
  const isChanged = JSON.stringify(values) !== JSON.stringify(start);
  useEffect(() => {
    if (isOver || !isChanged) forget(key);
    else remember(key, JSON.stringify(values));
  }, [key, values, isChanged, isOver]);
  return {
    values,
    setValues,
    /** Whether it goes on from what was typed earlier. */
    isRestored: before !== null && isChanged,
    startAgain: () => setValues(start),
    done: () => {
      setIsOver(true);
      forget(key);
    },
  };
}
