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
  #waiting: (() => void)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #misses = 0;
  #isAsking = false;

  constructor(reach: () => Promise<boolean>) {
    this.#isReachable = reach;
  }

  /** Resolves after a pause that grows with `failures`, once the server answers. */
  wait(failures: number): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      this.#askAfter(Math.max(failures, this.#misses));
    });
  }

  /** Something shows that the server may be back. */
  soon(): void {
    if (this.#waiting.length > 0) void this.#ask();
  }

  #askAfter(failures: number): void {
    this.#timer ??= setTimeout(() => void this.#ask(), pauseOf(failures));
  }

  async #ask(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#isAsking) return;
    this.#isAsking = true;
    const asking = this.#waiting.length;
    const isBack = await this.#isReachable();
    this.#isAsking = false;
    this.#misses = isBack ? 0 : this.#misses + 1;
    // Those that came meanwhile have failed after the question.
    if (isBack) for (const goOn of this.#waiting.splice(0, asking)) goOn();
    if (this.#waiting.length > 0) this.#askAfter(this.#misses);
  }
}

/** The one of this page. */
export const recovery = new Recovery(isReachable);
