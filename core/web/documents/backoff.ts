import { limits } from '#core/domain/limits.ts';

const { first, factor, most } = limits.documentBackoffMs;

/** Section 9, "Database client": pauses from 1 s, by factor 1.5, up to 60 s. */
export class Backoff {
  #nextMs: number = first;

  /** The pause before the next attempt. */
  next(): number {
    const pauseMs = this.#nextMs;
    this.#nextMs = Math.min(pauseMs * factor, most);
    return pauseMs;
  }

  reset(): void {
    this.#nextMs = first;
  }
}
