import type { PresenceList, Topic } from '#core/domain/live/live.ts';

const nobody: PresenceList = { people: [], count: 0 };

/** Who else is present on which topic, as last received. */
export class PresenceStore {
  readonly #known = new Map<Topic, PresenceList>();
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Referentially stable until somebody joins or leaves. */
  on(topic: Topic): PresenceList {
    return this.#known.get(topic) ?? nobody;
  }

  receive({ topic, people, count }: PresenceList & { readonly topic: Topic }): void {
    if (count > 0) this.#known.set(topic, { people, count });
    else this.#known.delete(topic);
    this.#changed();
  }

  /** Clears presence of one topic, or of all. */
  forget(topic?: Topic): void {
    if (topic === undefined) this.#known.clear();
    else this.#known.delete(topic);
    this.#changed();
  }

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }
}
