import type { LiveNotification } from '#core/domain/live/live.ts';
import { limits } from '#core/domain/limits.ts';

/** Which events say that documents of a collection may have changed. */
const eventsOf: Readonly<Record<string, readonly LiveNotification['kind'][]>> = {
  usermetadata: ['own'],
  notifications: ['notifications'],
};

type Subscribe = (listener: (event: LiveNotification) => void) => () => void;

/**
 * Who wants to know of changes. Listens to the live connection from the first watcher on, and lets it
 * go when nobody has watched for 60 s (section 9, "idle timeout").
 */
export class DocumentWatch {
  readonly #subscribe: Subscribe;
  readonly #watchers = new Map<() => void, string>();
  #unsubscribe: (() => void) | null = null;
  #idle: ReturnType<typeof setTimeout> | undefined;

  constructor(subscribe: Subscribe) {
    this.#subscribe = subscribe;
  }

  get isListening(): boolean {
    return this.#unsubscribe !== null;
  }

  /** Calls `changed` when the collection may have changed. Returns the function that ends it. */
  add(collection: string, changed: () => void): () => void {
    clearTimeout(this.#idle);
    // A function of its own: the same one may watch twice.
    const watcher = () => changed();
    this.#watchers.set(watcher, collection);
    this.#unsubscribe ??= this.#subscribe((event) => this.#receive(event));
    return () => {
      this.#watchers.delete(watcher);
      if (this.#watchers.size === 0) this.#letGoLater();
    };
  }

  #letGoLater(): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => {
      this.#unsubscribe?.();
      this.#unsubscribe = null;
    }, limits.documentIdleMs);
  }

  #receive({ kind }: LiveNotification): void {
    for (const [watcher, collection] of this.#watchers) {
      if (kind === 'anything' || eventsOf[collection]?.includes(kind)) watcher();
    }
  }
}
