import { setTimeout as pass } from 'node:timers/promises';

/** Something to wait for that may be rung by many, also before anybody waits. One waits at a time. */
export class WakeSignal {
  #isRung = false;
  #rung = new AbortController();

  wake(): void {
    this.#isRung = true;
    this.#rung.abort();
  }

  /** Until it is rung (since the last wait), the time has passed, or `gone` is aborted. */
  async wait(ms: number, gone: AbortSignal): Promise<void> {
    this.#rung = new AbortController();
    if (!this.#isRung) {
      const { signal } = this.#rung;
      const stop = () => this.#rung.abort();
      gone.addEventListener('abort', stop);
      if (!gone.aborted) await pass(ms, null, { signal }).catch(() => undefined);
      gone.removeEventListener('abort', stop);
    }
    this.#isRung = false;
  }
}
