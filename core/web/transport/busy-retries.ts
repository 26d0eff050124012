import { Flag } from './flag.ts';

/** Counts the calls that are being retried, for whoever shows that they are. */
class RetryCounter {
  #count = 0;
  readonly any = new Flag();

  /** Returns a function that ends the retrying. */
  begin(): () => void {
    this.#add(1);
    return () => this.#add(-1);
  }

  #add(calls: 1 | -1): void {
    this.#count += calls;
    this.any.set(this.#count > 0);
  }
}

/** Of calls that were answered with 502 or 503 again after their first retry. */
export const busyRetries = new RetryCounter();

/** Of changes that wait until the server is back, above their retries. */
export const waitingCalls = new RetryCounter();
