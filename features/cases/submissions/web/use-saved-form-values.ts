import { useEffect, useState } from 'react';
import {
  removeFromLocalStorage,
  readLocalStorage,
  writeLocalStorage,
} from '#core/web/session/local-storage.ts';
import { StoredSubmissionValues, type SubmissionValues } from './submission-values.ts';

function findSavedValues(key: string): SubmissionValues | null {
  try {
    return StoredSubmissionValues.safeParse(JSON.parse(readLocalStorage(key) ?? '')).data ?? null;
  } catch {
    return null;
  }
}

/** Form values that are stored on this device until saved or discarded. */
export function useSavedFormValues(key: string, start: SubmissionValues) {
  const [before] = useState(() => findSavedValues(key));
  const [values, setValues] = useState(before ?? start);
  const [isOver, setIsOver] = useState(false);
  const isChanged = JSON.stringify(values) !== JSON.stringify(start);
  useEffect(() => {
    if (isOver || !isChanged) removeFromLocalStorage(key);
    else writeLocalStorage(key, JSON.stringify(values));
  }, [key, values, isChanged, isOver]);
  return {
    values,
    setValues,
    /** Whether stored values were restored. */
    isRestored: before !== null && isChanged,
    startAgain: () => setValues(start),
    done: () => {
      setIsOver(true);
      removeFromLocalStorage(key);
    },
  };
}
