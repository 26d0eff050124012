import { limits } from '#core/domain/limits.ts';
import { isReachable } from './is-reachable.ts';

const { first, most } = limits.offlineRetryMs;

/** Doubling, and each page at another moment: all of them wait for the same server. */
const pauseOf = (failures: number): number =>
  Math.min(first * 2 ** failures, most) * (0.5 + Math.random() / 2);

/**
 * Above the retries of section 8: when something is worth another try after the server, or its database,
 * was away. One question at a time for the whole page, whatever waits: reads, changes and the queue.
 */
export class Recovery {
  readonly #isReachable: () => Promise<boolean>;
  readonly #waiting = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #dueAt = Infinity;
  #misses = 0;
  #isAsking = false;

  constructor(reach: () => Promise<boolean>) {
    this.#isReachable = reach;
  }

  /** Resolves after a pause that grows with `failures`, once the server answers. */
  wait(failures: number): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.add(resolve);
      this.#askIn(pauseOf(Math.max(failures, this.#misses)));
    });
  }

  /** Something shows that the server may be back. */
  soon(): void {
    if (this.#waiting.size === 0) return;
    this.#misses = 0;
    void this.#ask();
  }

  #askIn(ms: number): void {
    const dueAt = Date.now() + ms;
    if (dueAt >= this.#dueAt) return;
    this.#stopTimer();
    this.#dueAt = dueAt;
    this.#timer = setTimeout(() => void this.#ask(), ms);
  }

  #stopTimer(): void {
    clearTimeout(this.#timer);
    this.#dueAt = Infinity;
  }

  async #ask(): Promise<void> {
    this.#stopTimer();
    if (this.#isAsking) return;
    this.#isAsking = true;
    const asking = [...this.#waiting];
    const isBack = await this.#isReachable();
    this.#isAsking = false;
    this.#misses = isBack ? 0 : this.#misses + 1;
    if (isBack) {
      for (const goOn of asking) {
        this.#waiting.delete(goOn);
        goOn();
      }
    }
    if (this.#waiting.size > 0) this.#askIn(pauseOf(this.#misses));
  }
}

/** The one of this page. */
export const recovery = new Recovery(isReachable);
