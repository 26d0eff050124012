/** Counts the calls that are being retried, for whoever shows that they are. */
class RetryingCalls {
  #count = 0;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly isAny = (): boolean => this.#count > 0;

  /** Returns a function that ends the retrying. */
  begin(): () => void {
    this.#add(1);
    return () => this.#add(-1);
  }

  #add(calls: 1 | -1): void {
    const before = this.isAny();
    this.#count += calls;
    if (this.isAny() !== before) for (const listener of this.#listeners) listener();
  }
}

/** Calls that were answered with 502 or 503 again after their first retry. */
export const callsRetriedOnBusy = new RetryingCalls();
