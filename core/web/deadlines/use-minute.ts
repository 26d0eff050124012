import { useSyncExternalStore } from 'react';

const minuteMs = 60_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

const minute = (): number => Math.floor(Date.now() / minuteMs);

function waitForNext(): void {
  timer = setTimeout(
    () => {
      waitForNext();
      for (const listener of listeners) listener();
    },
    minuteMs - (Date.now() % minuteMs),
  );
}

/** One timer for all that is shown, and none while nothing is. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) waitForNext();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearTimeout(timer);
  };
}

/** The minute that it is, as an instant in ms: for what changes while a page is open. */
export const useMinute = (): number => useSyncExternalStore(subscribe, minute) * minuteMs;
