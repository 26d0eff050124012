import { useEffect, useEffectEvent } from 'react';
import { useMinute } from './use-minute.ts';
import type { Deadline } from './use-time-left.ts';

const triesMs = 5 * 60_000;

/**
 * Asks the server what is the case once an end has passed while the page is open: the server decides.
 * It is asked again in the next minutes, as long as its clock says that the end is still to come.
 */
export function useEnd({ end, daysLeft }: Deadline, ask: () => unknown): void {
  const now = useMinute();
  const over = now - Date.parse(end ?? '');
  // What was over when it was answered has no days left.
  const isDue = typeof daysLeft === 'number' && over >= 0 && over < triesMs;
  const askNow = useEffectEvent(() => void ask());
  useEffect(() => {
    if (isDue) askNow();
  }, [isDue, now]);
}
