// timing: the one place where tests wait.
import { setTimeout as timer } from 'node:timers/promises';

// The real ones, also where a test has stopped the clock: `expect.poll` would move it.
const pause = timer;
const now = Date.now;

/** What the slowest machine may take; on any other the wait ends as soon as the condition holds. */
const patienceMs = 60_000;
const intervalMs = 10;

/** Waits until the condition holds. Says so when it never did; how long that took decides nothing. */
export async function waitUntil(holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = now() + patienceMs;
  while (!(await holds())) {
    if (now() > deadline) throw new Error(`It never came to hold: ${holds.toString()}`);
    await pause(intervalMs);
  }
}
