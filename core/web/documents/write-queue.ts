import { limits } from '#core/domain/limits.ts';
import { refusals } from '#core/domain/refusals.ts';
import { Problem } from '#core/web/transport/problem.ts';
import { delay } from '#core/web/transport/timeout.ts';
import { Backoff } from './backoff.ts';

interface PendingWrite {
  /** Writes of one record are sent in order, one after the other. */
  readonly record: string;
  /** Whether it is done; false: it was not answered, and waits for the next attempt. */
  readonly attempt: () => Promise<boolean>;
  readonly abandon: (reason: Error) => void;
}

const transientStatuses: readonly number[] = [408, 429, 502, 503, 504];

/** Not answered, or answered by something that is not there for the moment: worth another attempt. */
export const isTransient = (error: unknown): boolean =>
  error instanceof Problem &&
  (error.code === refusals['transport.network'].code || transientStatuses.includes(error.status));

/**
 * Section 9, "Database client": writes that are not sent yet, sent ten at a time. While the server is
 * away they wait, and are tried again with a growing pause, or as soon as the browser is online.
 */
export class WriteQueue {
  #waiting: PendingWrite[] = [];
  /** The loop that sends; null while nothing waits. */
  #sending: object | null = null;
  #pause: AbortController | null = null;
  readonly #backoff = new Backoff();

  constructor() {
    window.addEventListener('online', () => this.#pause?.abort());
  }

  get size(): number {
    return this.#waiting.length;
  }

  /** The result of `send`, when it was answered. A refusal rejects; a lost connection does not. */
  add<Result>(record: string, send: () => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const attempt = () =>
        send().then(
          (result) => {
            resolve(result);
            return true;
          },
          (error: unknown) => {
            if (isTransient(error)) return false;
            reject(error);
            return true;
          },
        );
      this.#waiting.push({ record, attempt, abandon: reject });
      void this.#send();
    });
  }

  /** Gives up everything that was not sent. */
  abandon(reason: Error): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#sending = null;
    this.#pause?.abort();
    this.#backoff.reset();
    for (const write of waiting) write.abandon(reason);
  }

  async #send(): Promise<void> {
    if (this.#sending !== null) return;
    const sending = {};
    this.#sending = sending;
    // Writes of the same moment go together.
    await Promise.resolve();
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.slice(0, limits.documentWritesPerBatch);
      const records = Map.groupBy(batch, ({ record }) => record);
      const done = await Promise.all([...records.values()].map(sendInOrder));
      // Given up in the meantime: what waits now is sent by another loop.
      if (this.#sending !== sending) return;
      const finished = new Set(done.flat());
      this.#waiting = this.#waiting.filter((write) => !finished.has(write));
      if (batch.every((write) => finished.has(write))) this.#backoff.reset();
      else await this.#wait();
      if (this.#sending !== sending) return;
    }
    this.#sending = null;
  }

  async #wait(): Promise<void> {
    this.#pause = new AbortController();
    await delay(this.#backoff.next(), this.#pause.signal).catch(() => {});
    this.#pause = null;
  }
}

/** Those that are done. After one that is not, the later ones of the record wait with it. */
async function sendInOrder(writes: readonly PendingWrite[]): Promise<PendingWrite[]> {
  const done: PendingWrite[] = [];
  for (const write of writes) {
    if (!(await write.attempt())) break;
    done.push(write);
  }
  return done;
}
