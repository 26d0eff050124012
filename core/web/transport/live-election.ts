import { delay } from './timeout.ts';
import { hasWebLocks } from './web-locks.ts';

/** After a refused request of a lock; whoever waits for one waits in the browser's queue. */
const failurePauseMs = 1000;

/**
 * One of a browser's windows leads: the one that holds the lock of this name. The browser releases it
 * when its window closes or crashes, and gives it to the next at once.
 */
export class LiveElection {
  #attempt = new AbortController();
  #steals = false;

  /** Calls `lead` whenever this window leads; its signal is aborted when it no longer does. */
  async run(
    name: string,
    signal: AbortSignal,
    lead: (signal: AbortSignal) => Promise<void>,
  ): Promise<void> {
    while (!signal.aborted) {
      const attempt = new AbortController();
      this.#attempt = attempt;
      const held = AbortSignal.any([signal, attempt.signal]);
      // Web Locks exist on https and localhost only: elsewhere each window leads itself.
      const led = !hasWebLocks() ? lead(held) : this.#request(name, held, lead);
      const isRefused = await led.then(
        () => false,
        () => !held.aborted,
      );
      // Where the lock was stolen, what it protected goes on until it is told.
      attempt.abort();
      if (isRefused) await delay(failurePauseMs, signal).catch(() => {});
    }
  }

  /** Leads instead of a window that holds the lock and is silent. */
  takeOver(): void {
    this.#steals = true;
    this.#attempt.abort();
  }

  async #request(
    name: string,
    held: AbortSignal,
    lead: (signal: AbortSignal) => Promise<void>,
  ): Promise<void> {
    const options = this.#steals ? { steal: true } : { signal: held };
    this.#steals = false;
    await navigator.locks.request(name, options, () => lead(held));
  }
}
